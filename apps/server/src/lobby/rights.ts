import { denied, notFound } from '../failures/failures'
import type { Caller } from '../services'
import type { Db, Tx } from '../store/driver/store'
import { lockLobby, lobbyById, type StoredLobby } from '../store/records/lobbies'

/** The lobby, or 404. */
export async function existingLobby(db: Db, id: string): Promise<StoredLobby> {
  const lobby = await lobbyById(db, id)
  if (lobby === undefined) throw notFound('lobby', id)
  return lobby
}

/** The lobby, or 404, held until the transaction ends: whoever else changes it waits. */
export async function heldLobby(tx: Tx, id: string): Promise<StoredLobby> {
  await lockLobby(tx, id)
  return existingLobby(tx, id)
}

/** Whether a lobby has a seat for this user. */
export const isListed = ({ users }: Pick<StoredLobby, 'users'>, userId: string): boolean =>
  users.some((user) => user.bot === undefined && user._id === userId)

/** Whoever made a lobby says whether it takes in others, and admins do (rules: hub 3). */
export const mayClose = (lobby: StoredLobby, caller: Caller): boolean =>
  lobby.userId === caller._id || caller.isAdmin

/** A lobby is changed by its creator, those it lists, and admins (rules: hub 16). */
export function checkMayChange(lobby: StoredLobby, caller: Caller): void {
  if (!isListed(lobby, caller._id) && lobby.userId !== caller._id && !caller.isAdmin)
    throw denied('lobby_players_only')
}
