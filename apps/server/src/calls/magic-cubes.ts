import {
  cubeAddRemoveCards,
  cubeAll,
  cubeChanges,
  cubeClone,
  cubeCreate,
  cubeDelete,
  cubeFetch,
  cubeImport,
  cubePicks,
  cubeUpdateSettings,
} from '@parlour/protocol'
import type { callsOn } from '../http/calls'
import { checkFresh } from '../failures/check-fresh'
import { changeCubeList } from '../magic/change-cube-list'
import { importCube } from '../magic/import-cube'
import { publishCube } from '../magic/publish-cube'
import { cloneCube, removeCube } from '../magic/whole-cubes'
import { checkCubesOf, checkOwner, existingCube, lockCubeOrThrow } from '../magic/rights'
import { cubePicksOf } from '../store/records/cube-picks'
import { cubeChangers, cubeChangesPage } from '../store/records/cube-changes'
import { addCube, allCubes, cubeEntries, saveCubeSettings, wholeCube } from '../store/records/cubes'
import { refusal } from '../refusals/refusal'

/** Cubes: lists, settings, cards in and out (rules: hub 6; library 1). */
export function magicCubeCalls(on: ReturnType<typeof callsOn>): void {
  readingCalls(on)
  changingCalls(on)
  wholeCalls(on)
}

function readingCalls(on: ReturnType<typeof callsOn>): void {
  on(cubeAll, async (_body, { services }) => {
    const { db } = services.store
    return { cubes: await cubeEntries(db, await allCubes(db)) }
  })
  on(cubeCreate, async (_body, { services, caller }) => {
    await checkCubesOf(services.store.db, caller)
    const cube = await addCube(services.store.db, { name: `${caller.name}'s cube`, userId: caller._id })
    return { cube: await wholeCube(services.store.db, cube, caller._id) }
  })
  on(cubeFetch, async ({ cubeId }, { services, caller }) => ({
    cube: await wholeCube(services.store.db, await existingCube(services.store.db, cubeId), caller._id),
  }))
  on(cubePicks, async ({ cubeId }, { services }) => {
    const { db } = services.store
    return cubePicksOf(db, (await existingCube(db, cubeId)).id)
  })
  on(cubeChanges, async ({ after, limit, ...filter }, { services, caller }) => {
    const { db } = services.store
    await existingCube(db, filter.cubeId)
    const changesPage = await cubeChangesPage(db, filter, { after, limit, viewerId: caller._id })
    return { ...changesPage, userIds: await cubeChangers(db, filter.cubeId, caller._id) }
  })
}

function wholeCalls(on: ReturnType<typeof callsOn>): void {
  on(cubeClone, async ({ cubeId }, { services, caller }) => {
    const { db } = services.store
    const id = await cloneCube(services, caller, await existingCube(db, cubeId))
    return { cube: await wholeCube(db, await existingCube(db, id), caller._id) }
  })
  on(cubeImport, async ({ text, name }, { services, caller }) => {
    const { db } = services.store
    const { cubeId, unknown } = await importCube(services, caller, { text, name })
    return { cube: await wholeCube(db, await existingCube(db, cubeId), caller._id), unknown }
  })
  on(cubeDelete, async ({ cubeId }, { services, caller }) => {
    const cube = await existingCube(services.store.db, cubeId)
    await removeCube(services, caller, cube)
    services.live.cubeChanged({ cubeId, rev: cube.rev + 1 })
    return {}
  })
}

function changingCalls(on: ReturnType<typeof callsOn>): void {
  on(cubeAddRemoveCards, async (body, { services, caller }) => {
    const { cubeId, addIds, removeIds, restoreIds, replaces, comment } = body
    if ([addIds, removeIds, restoreIds].every((ids) => ids === undefined)) throw refusal('no_cards_named')
    const lists = {
      addIds: addIds ?? [],
      removeIds: [...new Set(removeIds)],
      restoreIds: [...new Set(restoreIds)],
      replaces,
      comment,
    }
    if (replaces === true && lists.addIds.length !== lists.removeIds.length)
      throw refusal('replacement_uneven')
    const results = await changeCubeList(services, caller, { cubeId, ...lists })
    return {
      ...results,
      cube: await publishCube(services, await existingCube(services.store.db, cubeId), caller),
    }
  })
  on(cubeUpdateSettings, async ({ cubeId, settings, rev }, { services, caller }) => {
    const cube = await services.store.write(async (tx) => {
      const row = await lockCubeOrThrow(tx, cubeId)
      checkOwner(row, caller)
      await checkFresh({ read: rev, stands: row.rev }, 'cube_changed_elsewhere', () =>
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
