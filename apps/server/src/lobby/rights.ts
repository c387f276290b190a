import { denied, notFound } from '../failures/failures'
import type { Caller } from '../services'
import type { Db } from '../store/driver/store'
import { lobbyById, type StoredLobby } from '../store/records/lobbies'

/** The lobby, or 404. */
export async function existingLobby(db: Db, id: string): Promise<StoredLobby> {
  const lobby = await lobbyById(db, id)
  if (lobby === undefined) throw notFound('lobby', id)
  return lobby
}

/** A lobby is changed by its creator, those it lists, and admins (rules: hub 16). */
export function checkMayChange(lobby: StoredLobby, caller: Caller): void {
  const listed = lobby.users.some((user) => user.bot === undefined && user._id === caller._id)
  if (!listed && lobby.userId !== caller._id && !caller.isAdmin)
    throw denied('Only the players of this lobby may change it.')
}
