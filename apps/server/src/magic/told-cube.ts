import type { WireCube } from '@parlour/protocol'
import type { Caller, Services } from '../services'
import { type CubeRow, wholeCube } from '../store/records/cubes'

/** Tells every open page that a cube changed; answers it as the one who changed it may see it. */
export async function toldCube(services: Services, cube: CubeRow, caller: Caller): Promise<WireCube> {
  services.live.cubeChanged({ cubeId: cube.id, rev: cube.rev })
  return wholeCube(services.store.db, cube, caller._id)
}
