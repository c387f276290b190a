import { denied, notFound } from '../failures/failures'
import type { Caller } from '../services'
import type { Db, Tx } from '../store/driver/store'
import { cubeById, type CubeRow, cubesOwned, heldCube } from '../store/records/cubes'
import { refusal } from '../refusals/refusal'

/** Returns the cube. Throws a 404 when there is none. */
export async function existingCube(db: Db, id: string): Promise<CubeRow> {
  const cube = await cubeById(db, id)
  if (cube === undefined) throw notFound('cube', id)
  return cube
}

/** Returns the cube, locked until the transaction ends. Throws a 404 when there is none. */
export async function lockCubeOrThrow(tx: Tx, id: string): Promise<CubeRow> {
  const cube = await heldCube(tx, id)
  if (cube === undefined) throw notFound('cube', id)
  return cube
}

/** Only the owner changes settings. */
export function checkOwner(cube: CubeRow, caller: Caller): void {
  if (cube.user_id !== caller._id) throw denied('cube_owner_only')
}

/**
 * Anybody signed in may add and remove cards of an editable cube; of any other cube, only its owner may
 * (rules: hub 16).
 */
export function checkMayList(cube: CubeRow, caller: Caller): void {
  if (cube.editable === 0) checkOwner(cube, caller)
}

export function checkEditable(cube: CubeRow): void {
  if (cube.editable === 0) throw refusal('cube_not_editable')
}

/** Scars and achievements exist in legacy cubes only. */
export function checkLegacy(cube: CubeRow): void {
  if (cube.legacy === 0) throw refusal('cube_without_legacy')
}

/** More than anybody keeps; lists of cubes name them all. */
const MOST_CUBES = 1000

/** Refuses another cube of a person who has very many. */
export async function checkCubesOf(db: Db, { _id }: Caller): Promise<void> {
  if ((await cubesOwned(db, _id)) >= MOST_CUBES) throw refusal('too_many_cubes', { mostCubes: MOST_CUBES })
}
