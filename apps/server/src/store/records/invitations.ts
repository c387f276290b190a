import type { Db, Tx } from '../driver/store'

/**
 * Who of a lobby's people has not seen yet that they are in it: by their id, the name of whoever put them
 * there.
 */
export async function invitationsIn(db: Db, lobbyId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('lobby_users')
    .innerJoin('users', 'users.id', 'lobby_users.invited_by')
    .select(['lobby_users.user_id', 'users.name'])
    .where('lobby_users.lobby_id', '=', lobbyId)
    .execute()
  return new Map(rows.map(({ user_id, name }) => [user_id, name]))
}

/** Notes that somebody knows of the lobby they are in. */
export async function noteSeen(tx: Tx, lobbyId: string, userId: string): Promise<void> {
  await tx
    .updateTable('lobby_users')
    .set({ invited_by: null })
    .where('lobby_id', '=', lobbyId)
    .where('user_id', '=', userId)
    .execute()
}
