import { setImmediate } from 'node:timers/promises'
import type { Card } from '@parlour/mtg-cards'
import type { ItemResult } from '@parlour/protocol'
import type { Caller, Services } from '../services'
import { cardsByIds } from '../store/cards/cards'
import type { Db, Tx } from '../store/driver/store'
import { type ChangeEntry, newEntry } from '../store/records/cube-changes'
import { cardsListed } from '../store/records/cubes'
import {
  checkRoom,
  copyIntoCube,
  furtherWrites,
  PORTION,
  removeFromCube,
  restoreToCube,
} from './custom-cards'
import { checkMayList, existingCube, lockCubeOrThrow } from './rights'

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

/**
 * Copies cards into a cube and takes others out, a portion at a time, each card with a result of its own. A
 * long list counts as several writes, and a person's lists are changed one after the other. Refuses who may
 * not change the list, and more cards than a cube holds (rules: hub 6; library 1).
 */
export async function changeCubeList(
  { store, limits }: Services,
  caller: Caller,
  { cubeId, addIds, removeIds, restoreIds = [], replaces = false, comment }: ListChange,
): Promise<ListResults> {
  limits.countWrite(caller._id, furtherWrites(addIds.length + removeIds.length + restoreIds.length))
  const act = { cubeId, userId: caller._id, comment, entry: newEntry() }
  const inPortions = async (
    ids: readonly string[],
    change: (tx: Tx, of: Portion) => Promise<ItemResult[]>,
  ) => {
    const results: ItemResult[] = []
    for (let from = 0; from < ids.length; from += PORTION) {
      const portion = { ...act, ids: ids.slice(from, from + PORTION), from }
      const changed = await store.write(async (tx) => {
        checkMayList(await lockCubeOrThrow(tx, cubeId), caller)
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

const removeAll = (tx: Tx, portion: Portion, replaced: ReadonlySet<string>): Promise<ItemResult[]> =>
  changeOwn(tx, portion, {
    isOut: false,
    otherwise: 'This card is not in the cube',
    change: (cards, why) => removeFromCube(tx, portion.cubeId, { ...why, cards, replaced }),
  })

const restoreAll = (tx: Tx, portion: Portion): Promise<ItemResult[]> =>
  changeOwn(tx, portion, {
    isOut: true,
    otherwise: 'This card was not taken out of the cube',
    change: (cards, why) => restoreToCube(tx, portion.cubeId, { ...why, cards }),
  })

interface OwnChange {
  /** Whether the cards to be changed were taken out of the cube. */
  readonly isOut: boolean
  /** Why any other card is not changed. */
  readonly otherwise: string
  readonly change: (cards: readonly Card[], why: Omit<Portion, 'cubeId' | 'ids' | 'from'>) => Promise<void>
}

/** Changes those of the cards that are the cube's. */
async function changeOwn(
  tx: Tx,
  { cubeId, ids, from: _from, ...why }: Portion,
  { isOut, otherwise, change }: OwnChange,
): Promise<ItemResult[]> {
  const cards = await cardsByIds(tx, ids)
  const own = new Map(
    cards
      .filter((card) => card.cubeId === cubeId && (card.deactivated === true) === isOut)
      .map((card) => [card._id, card]),
  )
  const changed = ids.flatMap((id) => own.get(id) ?? [])
  if (changed.length > 0) await change(changed, why)
  return ids.map((id) =>
    own.has(id) ? { id, status: 'success' } : { id, status: 'error', message: otherwise },
  )
}
