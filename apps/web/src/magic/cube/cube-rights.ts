import type { WireCube } from '@parlour/protocol'

/** What a user may do with a cube (rules: hub 16). */
export interface CubeRights {
  readonly isOwner: boolean
  /** Cards in and out: anybody's in an editable cube, the owner's in another. */
  readonly mayList: boolean
  readonly mayEdit: boolean
  readonly isLegacy: boolean
}

/** The rights of a user; the hub checks them again. */
export function cubeRights(
  { userId, flags }: Pick<WireCube, 'userId' | 'flags'>,
  viewerId: string,
): CubeRights {
  const isOwner = userId === viewerId
  return { isOwner, mayList: flags.editable || isOwner, mayEdit: flags.editable, isLegacy: flags.legacy }
}
