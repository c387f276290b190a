import type { SessionUser, WireLobby } from '@parlour/protocol'

/** What the viewer is in a lobby, and may do there (rules: hub 3, 16). */
export interface LobbyStanding {
  readonly isListed: boolean
  /** May change it and start its game. */
  readonly mayChange: boolean
  readonly mayJoin: boolean
  /** Says whether it takes in whoever comes. */
  readonly mayClose: boolean
}

/** Returns the viewer's standing in a lobby. */
export function standingOf(
  { users, userId, closed, gameLaunched }: Pick<WireLobby, 'users' | 'userId' | 'closed' | 'gameLaunched'>,
  viewer: Pick<SessionUser, '_id' | 'isAdmin'>,
): LobbyStanding {
  const isListed = users.some(({ _id }) => _id === viewer._id)
  const mayClose = userId === viewer._id || viewer.isAdmin
  return {
    isListed,
    mayClose,
    mayChange: isListed || mayClose,
    mayJoin: !isListed && !gameLaunched && (closed !== true || mayClose),
  }
}
