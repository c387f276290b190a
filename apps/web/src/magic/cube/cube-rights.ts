import type { WireCube } from '@parlour/protocol'

/** What a user may do with a cube (rules: hub 16). */
export interface CubeRights {
  readonly isOwner: boolean
  /** Adding and removing cards: anyone in an editable cube, otherwise only the owner. */
  readonly mayList: boolean
  readonly mayEdit: boolean
  readonly isLegacy: boolean
}

/** Returns the rights of a user. The server checks them again. */
export function cubeRights(
  { userId, flags }: Pick<WireCube, 'userId' | 'flags'>,
  viewerId: string,
): CubeRights {
  const isOwner = userId === viewerId
  return { isOwner, mayList: flags.editable || isOwner, mayEdit: flags.editable, isLegacy: flags.legacy }
}
