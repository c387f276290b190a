import { setImmediate } from 'node:timers/promises'
import type { ItemResult } from '@parlour/protocol'
import type { Caller, Services } from '../services'
import { cardsByIds } from '../store/cards/cards'
import type { Tx } from '../store/driver/store'
import { cardsListed } from '../store/records/cubes'
import { checkRoom, copyIntoCube, removeFromCube, restoreToCube } from './custom-cards'
import { checkMayList, existingCube, heldOrMissing } from './rights'

interface ListChange {
  readonly cubeId: string
  readonly addIds: readonly string[]
  readonly removeIds: readonly string[]
  /** Cards that were taken out of this cube. */
  readonly restoreIds?: readonly string[]
  readonly comment: string
}

interface ListResults {
  readonly addResults: ItemResult[]
  readonly removeResults: ItemResult[]
  readonly restoreResults: ItemResult[]
}

/** How many cards are changed per transaction: a long list must not hold up everybody else. */
const PORTION = 100

/**
 * Copies cards into a cube and takes others out, a portion at a time, each card with a result of its own. A long list
 * counts as several writes, and a person's lists are changed one after the other. Refuses who may not change the list, and
 * more cards than a cube holds (rules: hub 6; library 1).
 */
export async function changeCubeList(
  { store, limits }: Services,
  caller: Caller,
  { cubeId, addIds, removeIds, restoreIds = [], comment }: ListChange,
): Promise<ListResults> {
  limits.countWrite(caller._id, Math.floor((addIds.length + removeIds.length + restoreIds.length) / PORTION))
  const inPortions = async (
    ids: readonly string[],
    change: (tx: Tx, of: Portion) => Promise<ItemResult[]>,
  ) => {
    const results: ItemResult[] = []
    for (let from = 0; from < ids.length; from += PORTION) {
      const portion = { cubeId, ids: ids.slice(from, from + PORTION), userId: caller._id, comment }
      const changed = await store.write(async (tx) => {
        checkMayList(await heldOrMissing(tx, cubeId), caller)
        return change(tx, portion)
      })
      results.push(...changed)
      await setImmediate()
    }
    return results
  }
  return limits.alone(caller._id, async () => {
    checkMayList(await existingCube(store.db, cubeId), caller)
    checkRoom(await cardsListed(store.db, cubeId), addIds.length + restoreIds.length)
    return {
      addResults: await inPortions(addIds, addAll),
      removeResults: await inPortions(removeIds, removeAll),
      restoreResults: await inPortions(restoreIds, restoreAll),
    }
  })
}

interface Portion {
  readonly cubeId: string
  readonly ids: readonly string[]
  readonly userId: string
  readonly comment: string
}

async function addAll(tx: Tx, { cubeId, ids, userId, comment }: Portion): Promise<ItemResult[]> {
  const known = new Map((await cardsByIds(tx, ids)).map((card) => [card._id, card]))
  const cards = ids.flatMap((id) => known.get(id) ?? [])
  if (cards.length > 0) await copyIntoCube(tx, cubeId, { cards, userId, comment })
  return ids.map((id) =>
    known.has(id) ? { id, status: 'success' } : { id, status: 'error', message: 'Card not found' },
  )
}

async function removeAll(tx: Tx, { cubeId, ids, userId, comment }: Portion): Promise<ItemResult[]> {
  const known = new Map((await cardsByIds(tx, ids)).map((card) => [card._id, card]))
  const results: ItemResult[] = []
  for (const id of ids) {
    const card = known.get(id)
    const mine = card?.cubeId === cubeId && card.deactivated !== true
    if (mine) await removeFromCube(tx, card, { userId, comment })
    results.push(
      mine ? { id, status: 'success' } : { id, status: 'error', message: 'This card is not in the cube' },
    )
  }
  return results
}

async function restoreAll(tx: Tx, { cubeId, ids, userId, comment }: Portion): Promise<ItemResult[]> {
  const known = new Map((await cardsByIds(tx, ids)).map((card) => [card._id, card]))
  const results: ItemResult[] = []
  for (const id of ids) {
    const card = known.get(id)
    const wasMine = card?.cubeId === cubeId && card.deactivated === true
    if (wasMine) await restoreToCube(tx, card, { userId, comment })
    results.push(
      wasMine
        ? { id, status: 'success' }
        : { id, status: 'error', message: 'This card was not taken out of the cube' },
    )
  }
  return results
}
