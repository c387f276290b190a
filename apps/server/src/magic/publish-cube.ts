import type { WireCube } from '@parlour/protocol'
import type { Caller, Services } from '../services'
import { type CubeRow, wholeCube } from '../store/records/cubes'

/** Announces to every open page that a cube changed. Returns it as the caller may see it. */
export async function publishCube(services: Services, cube: CubeRow, caller: Caller): Promise<WireCube> {
  services.live.cubeChanged({ cubeId: cube.id, rev: cube.rev })
  return wholeCube(services.store.db, cube, caller._id)
}
