import type { WireLobby } from '@parlour/protocol'
import type { Services } from '../services'
import type { StoredLobby } from '../store/records/lobbies'
import { existingLobby } from './rights'
import { lobbyPlace, wireLobby } from './wire-lobby'

/** Shows a lobby as it is now to those who look at it, and its people's home pages; returns it. */
export async function tellLobby(services: Services, id: string, before?: StoredLobby): Promise<WireLobby> {
  const stored = await existingLobby(services.store.db, id)
  const lobby = await wireLobby(lobbyPlace(services), stored)
  services.live.lobbyChanged(id, lobby)
  services.live.homeChanged([...new Set([...peopleIn(stored), ...(before ? peopleIn(before) : [])])])
  return lobby
}

/** Ids of the people, not bots, whom a lobby lists. */
export const peopleIn = (lobby: StoredLobby): readonly string[] =>
  lobby.users.filter((user) => user.bot === undefined).map((user) => user._id)
