import { Refusal } from '@parlour/kernel'
import type { Caller, Services } from '../services'
import { addCube, cubeCardIds, type CubeRow, deleteCube, hasRunningDraft } from '../store/records/cubes'
import { addScars, freeScars } from '../store/records/scars'
import { changeCubeList } from './change-cube-list'
import { checkCubesOf, checkOwner, heldOrMissing } from './rights'

const COPY = ' (copy)'
/** The most characters a cube's name may have. */
const MOST_NAME = 120

/** Makes a cube of the caller's own with copies of the cards and the unused scars of another. */
export async function cloneCube(services: Services, caller: Caller, cube: CubeRow): Promise<string> {
  const { db } = services.store
  await checkCubesOf(db, caller)
  const made = await addCube(db, {
    name: cube.name.slice(0, MOST_NAME - COPY.length) + COPY,
    userId: caller._id,
    editable: cube.editable === 1,
    legacy: cube.legacy === 1,
  })
  const addIds = await cubeCardIds(db, cube.id)
  const comment = `copied from ${cube.name}`
  await changeCubeList(services, caller, { cubeId: made.id, addIds, removeIds: [], comment })
  if (cube.legacy === 1) {
    const texts = (await freeScars(db, cube.id)).map(({ text }) => text)
    await services.store.write((tx) => addScars(tx, made.id, { texts, createdBy: caller._id }))
  }
  return made.id
}

/** Deletes a cube of the caller; its cards stay for decks and drafts. Refuses while a draft of the cube runs. */
export async function removeCube(services: Services, caller: Caller, cube: CubeRow): Promise<void> {
  const { store } = services
  checkOwner(cube, caller)
  await checkNoDraft(services, cube.id)
  const removeIds = await cubeCardIds(store.db, cube.id)
  const comment = 'The cube was deleted.'
  await changeCubeList(services, caller, { cubeId: cube.id, addIds: [], removeIds, comment })
  await store.write(async (tx) => {
    await heldOrMissing(tx, cube.id)
    await deleteCube(tx, cube.id)
  })
}

async function checkNoDraft({ store: { db } }: Services, cubeId: string): Promise<void> {
  if (await hasRunningDraft(db, cubeId))
    throw new Refusal('A draft of this cube is running: the cube can be deleted once it is over.')
}
