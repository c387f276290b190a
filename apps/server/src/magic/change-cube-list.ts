import { setImmediate } from 'node:timers/promises'
import type { Card } from '@parlour/mtg-cards'
import type { ItemResult } from '@parlour/protocol'
import type { Caller, Services } from '../services'
import { cardsByIds } from '../store/cards/cards'
import type { Db, Tx } from '../store/driver/store'
import { type ChangeEntry, newEntry } from '../store/records/cube-changes'
import { cardsListed } from '../store/records/cubes'
import { checkRoom, copyIntoCube, removeFromCube, restoreToCube } from './custom-cards'
import { checkMayList, existingCube, heldOrMissing } from './rights'

interface ListChange {
  readonly cubeId: string
  readonly addIds: readonly string[]
  readonly removeIds: readonly string[]
  /** Cards that were taken out of this cube. */
  readonly restoreIds?: readonly string[]
  /** Each added card comes in the place of the removed one in the same place of its list. */
  readonly replaces?: boolean | undefined
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
  { cubeId, addIds, removeIds, restoreIds = [], replaces = false, comment }: ListChange,
): Promise<ListResults> {
  limits.countWrite(caller._id, Math.floor((addIds.length + removeIds.length + restoreIds.length) / PORTION))
  const act = { cubeId, userId: caller._id, comment, entry: newEntry() }
  const inPortions = async (
    ids: readonly string[],
    change: (tx: Tx, of: Portion) => Promise<ItemResult[]>,
  ) => {
    const results: ItemResult[] = []
    for (let from = 0; from < ids.length; from += PORTION) {
      const portion = { ...act, ids: ids.slice(from, from + PORTION), from }
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
    const replaced = replaces ? await listedCards(store.db, cubeId, removeIds) : []
    const addResults = await inPortions(addIds, (tx, portion) => addAll(tx, portion, replaced))
    const isDone = addResults.map(({ status }) => status === 'success')
    const noted = new Set(
      replaced.flatMap((card, at) => (card !== undefined && isDone[at] === true ? card._id : [])),
    )
    return {
      addResults,
      removeResults: await inPortions(removeIds, (tx, portion) => removeAll(tx, portion, noted)),
      restoreResults: await inPortions(restoreIds, restoreAll),
    }
  })
}

/** The cards with these ids, each undefined that is not in the cube. */
async function listedCards(
  db: Db,
  cubeId: string,
  ids: readonly string[],
): Promise<readonly (Card | undefined)[]> {
  const known = new Map((await cardsByIds(db, ids)).map((card) => [card._id, card]))
  return ids.map((id) => {
    const card = known.get(id)
    return card?.cubeId === cubeId && card.deactivated !== true ? card : undefined
  })
}

interface Portion {
  readonly cubeId: string
  readonly ids: readonly string[]
  /** Where the portion begins in the whole list. */
  readonly from: number
  readonly userId: string
  readonly comment: string
  readonly entry: ChangeEntry
}

async function addAll(
  tx: Tx,
  { cubeId, ids, from, ...why }: Portion,
  others: readonly (Card | undefined)[],
): Promise<ItemResult[]> {
  const known = new Map((await cardsByIds(tx, ids)).map((card) => [card._id, card]))
  const pairs = ids.flatMap((id, at) => {
    const card = known.get(id)
    return card === undefined ? [] : [{ card, other: others[from + at] }]
  })
  const cards = pairs.map(({ card }) => card)
  const copies =
    cards.length === 0
      ? []
      : await copyIntoCube(tx, cubeId, { cards, replaced: pairs.map(({ other }) => other), ...why })
  const copyIds = copies.values()
  return ids.map((id) => {
    const copy = known.has(id) ? copyIds.next().value : undefined
    return copy === undefined
      ? { id, status: 'error', message: 'Card not found' }
      : { id, status: 'success', copyId: copy._id }
  })
}

async function removeAll(
  tx: Tx,
  { cubeId, ids, userId, comment, entry }: Portion,
  noted: ReadonlySet<string>,
): Promise<ItemResult[]> {
  const known = new Map((await cardsByIds(tx, ids)).map((card) => [card._id, card]))
  const results: ItemResult[] = []
  for (const id of ids) {
    const card = known.get(id)
    const mine = card?.cubeId === cubeId && card.deactivated !== true
    if (mine) await removeFromCube(tx, card, { userId, comment, entry, isReplaced: noted.has(id) })
    results.push(
      mine ? { id, status: 'success' } : { id, status: 'error', message: 'This card is not in the cube' },
    )
  }
  return results
}

async function restoreAll(tx: Tx, { cubeId, ids, userId, comment, entry }: Portion): Promise<ItemResult[]> {
  const known = new Map((await cardsByIds(tx, ids)).map((card) => [card._id, card]))
  const results: ItemResult[] = []
  for (const id of ids) {
    const card = known.get(id)
    const wasMine = card?.cubeId === cubeId && card.deactivated === true
    if (wasMine) await restoreToCube(tx, card, { userId, comment, entry })
    results.push(
      wasMine
        ? { id, status: 'success' }
        : { id, status: 'error', message: 'This card was not taken out of the cube' },
    )
  }
  return results
}
