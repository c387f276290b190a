import type { Db, Tx } from '../driver/store'

/**
 * Returns the open invitations of a lobby: by the id of each person who was added and has not opened it yet,
 * the name of whoever added them.
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

/** Ends a person's invitation to a lobby because they have opened it. */
export async function endInvitation(tx: Tx, lobbyId: string, userId: string): Promise<void> {
  await tx
    .updateTable('lobby_users')
    .set({ invited_by: null })
    .where('lobby_id', '=', lobbyId)
    .where('user_id', '=', userId)
    .execute()
}
