import { Refusal } from '@parlour/kernel'
import {
  cubeAddRemoveCards,
  cubeAll,
  cubeCreate,
  cubeFetch,
  cubeUpdateSettings,
  type ItemResult,
} from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { checkFresh } from '../failures/check-fresh'
import { copyIntoCube, removeFromCube } from '../magic/custom-cards'
import { publishCube } from '../magic/publish-cube'
import { checkMayList, checkOwner, existingCube, heldOrMissing } from '../magic/rights'
import { cardsByIds } from '../store/cards/cards'
import { addCube, allCubes, cubeEntries, saveCubeSettings, wholeCube } from '../store/records/cubes'
import type { Tx } from '../store/driver/store'

/** Cubes: lists, settings, cards in and out (rules: hub 6; library 1). */
export function magicCubeCalls(on: ReturnType<typeof callsOn>): void {
  readingCalls(on)
  changingCalls(on)
}

function readingCalls(on: ReturnType<typeof callsOn>): void {
  on(cubeAll, async (_body, { services }) => {
    const { db } = services.store
    return { cubes: await cubeEntries(db, await allCubes(db)) }
  })
  on(cubeCreate, async (_body, { services, caller }) => {
    const cube = await addCube(services.store.db, { name: `${caller.name}'s cube`, userId: caller._id })
    return { cube: await wholeCube(services.store.db, cube, caller._id) }
  })
  on(cubeFetch, async ({ cubeId }, { services, caller }) => ({
    cube: await wholeCube(services.store.db, await existingCube(services.store.db, cubeId), caller._id),
  }))
}

function changingCalls(on: ReturnType<typeof callsOn>): void {
  on(cubeAddRemoveCards, async ({ cubeId, addIds, removeIds, comment }, { services, caller }) => {
    if (addIds === undefined && removeIds === undefined)
      throw new Refusal('There are no cards to add or remove.')
    const results = await services.store.write(async (tx) => {
      checkMayList(await heldOrMissing(tx, cubeId), caller)
      const why = { userId: caller._id, comment }
      return {
        addResults: await addAll(tx, cubeId, { ids: addIds ?? [], ...why }),
        removeResults: await removeAll(tx, cubeId, { ids: removeIds ?? [], ...why }),
      }
    })
    return {
      ...results,
      cube: await publishCube(services, await existingCube(services.store.db, cubeId), caller),
    }
  })
  on(cubeUpdateSettings, async ({ cubeId, settings, rev }, { services, caller }) => {
    const cube = await services.store.write(async (tx) => {
      const row = await heldOrMissing(tx, cubeId)
      checkOwner(row, caller)
      await checkFresh({ read: rev, stands: row.rev }, 'This cube was changed elsewhere.', () =>
        wholeCube(tx, row, caller._id),
      )
      await saveCubeSettings(tx, row, { name: settings.name ?? row.name, ...flagsAfter(row, settings) })
      return existingCube(tx, cubeId)
    })
    return { cube: await publishCube(services, cube, caller) }
  })
}

/** Legacy on forces editable on; editable off forces legacy off (rules: screens 2.4). */
function flagsAfter(
  now: { readonly editable: 0 | 1; readonly legacy: 0 | 1 },
  wish: { readonly editable?: boolean | undefined; readonly legacy?: boolean | undefined },
): { editable: 0 | 1; legacy: 0 | 1 } {
  const editable = wish.editable ?? (wish.legacy === true ? true : now.editable === 1)
  const legacy = (wish.legacy ?? now.legacy === 1) && editable
  return { editable: editable ? 1 : 0, legacy: legacy ? 1 : 0 }
}

interface Wanted {
  readonly ids: readonly string[]
  readonly userId: string
  readonly comment: string
}

async function addAll(tx: Tx, cubeId: string, { ids, userId, comment }: Wanted): Promise<ItemResult[]> {
  const known = new Map((await cardsByIds(tx, ids)).map((card) => [card._id, card]))
  const cards = ids.flatMap((id) => known.get(id) ?? [])
  if (cards.length > 0) await copyIntoCube(tx, cubeId, { cards, userId, comment })
  return ids.map((id) =>
    known.has(id) ? { id, status: 'success' } : { id, status: 'error', message: 'Card not found' },
  )
}

async function removeAll(tx: Tx, cubeId: string, { ids, userId, comment }: Wanted): Promise<ItemResult[]> {
  const known = new Map((await cardsByIds(tx, ids)).map((card) => [card._id, card]))
  const results: ItemResult[] = []
  for (const id of new Set(ids)) {
    const card = known.get(id)
    const mine = card?.cubeId === cubeId && card.deactivated !== true
    if (mine) await removeFromCube(tx, card, { userId, comment })
    results.push(
      mine ? { id, status: 'success' } : { id, status: 'error', message: 'This card is not in the cube' },
    )
  }
  return results
}
