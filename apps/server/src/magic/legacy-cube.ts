import { denied } from '../failures/failures'
import type { Caller, Services } from '../services'
import { type CubeRow, touchCube } from '../store/records/cubes'
import { checkLegacy, existingCube, lockCubeOrThrow } from './rights'
import { publishCube } from './publish-cube'
import type { Tx } from '../store/driver/store'

interface CubeContext {
  readonly services: Services
  readonly caller: Caller
  readonly cubeId: string
}

/** Changes a legacy cube in one transaction and returns it as the caller may see it. */
export async function inLegacyCube(
  { services, caller, cubeId }: CubeContext,
  work: (tx: Tx, cube: CubeRow) => Promise<void>,
) {
  await services.store.write(async (tx) => {
    const cube = await lockCubeOrThrow(tx, cubeId)
    checkLegacy(cube)
    await work(tx, cube)
    await touchCube(tx, cubeId)
  })
  return { cube: await publishCube(services, await existingCube(services.store.db, cubeId), caller) }
}

/** A scar or achievement is deleted by its creator or by the cube's owner (rules: hub 16). */
export function checkMayDelete(createdBy: string, cube: CubeRow, caller: Caller): void {
  if (caller._id !== createdBy && caller._id !== cube.user_id) throw denied('cube_creator_only')
}
