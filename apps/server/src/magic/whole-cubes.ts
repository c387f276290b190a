import { cubeFileCard } from '@parlour/mtg-cards'
import type { Caller, Services } from '../services'
import { cardsByIds } from '../store/cards/cards'
import { cubeCardIds, type CubeRow, deleteCube, hasRunningDraft } from '../store/records/cubes'
import { freeScars } from '../store/records/scars'
import { changeCubeList } from './change-cube-list'
import { makeCube } from './import-cube'
import { checkCubesOf, checkOwner, lockCubeOrThrow } from './rights'
import { refusal } from '../refusals/refusal'

const COPY = ' (copy)'
/** The most characters a cube's name may have. */
const MOST_NAME = 120

/**
 * Makes a cube of the caller's own with the cards of another as a file keeps them, notes and histories with
 * them, and its unused scars. Where it was copied from stands in its change log.
 */
export async function cloneCube(services: Services, caller: Caller, cube: CubeRow): Promise<string> {
  const { db } = services.store
  await checkCubesOf(db, caller)
  return services.limits.alone(caller._id, async () => {
    const ids = await cubeCardIds(db, cube.id)
    const byId = new Map((await cardsByIds(db, ids)).map((card) => [card._id, card]))
    return makeCube(services, caller, {
      name: cube.name.slice(0, MOST_NAME - COPY.length) + COPY,
      flags: { editable: cube.editable === 1, legacy: cube.legacy === 1 },
      scars: (await freeScars(db, cube.id)).map(({ text }) => text).toReversed(),
      cards: ids.flatMap((id) => byId.get(id) ?? []).map(cubeFileCard),
      comment: `copied from ${cube.name}`,
    })
  })
}

/**
 * Deletes a cube of the caller; its cards stay for decks and drafts. Refuses while a draft of the cube runs.
 */
export async function removeCube(services: Services, caller: Caller, cube: CubeRow): Promise<void> {
  const { store } = services
  checkOwner(cube, caller)
  await checkNoDraft(services, cube.id)
  const removeIds = await cubeCardIds(store.db, cube.id)
  const comment = 'The cube was deleted.'
  await changeCubeList(services, caller, { cubeId: cube.id, addIds: [], removeIds, comment })
  await store.write(async (tx) => {
    await lockCubeOrThrow(tx, cube.id)
    await deleteCube(tx, cube.id)
  })
}

async function checkNoDraft({ store: { db } }: Services, cubeId: string): Promise<void> {
  if (await hasRunningDraft(db, cubeId)) throw refusal('cube_in_draft')
}
