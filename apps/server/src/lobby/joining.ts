import { denied } from '../failures/failures'
import type { Games } from '../games/module'
import type { Caller } from '../services'
import type { Tx } from '../store/driver/store'
import { endInvitation } from '../store/records/invitations'
import { saveLobby, type StoredLobby } from '../store/records/lobbies'
import { heldLobby, isListed, mayClose } from './rights'
import { seatsOf } from './seats'
import { refusal } from '../refusals/refusal'

/** The most seats that a lobby is saved with. */
const MOST_SEATS = 20

/**
 * Gives the caller a seat in a lobby, or notes that they have seen the one they have (rules: hub 3). Refuses
 * a lobby whose game has started, one without a free seat, and one that is closed, except to its creator and
 * admins.
 */
export async function joinLobby(
  { tx, games }: { readonly tx: Tx; readonly games: Games },
  caller: Caller,
  lobbyId: string,
): Promise<void> {
  const lobby = await heldLobby(tx, lobbyId)
  if (isListed(lobby, caller._id)) return endInvitation(tx, lobbyId, caller._id)
  checkOpen(lobby)
  if (lobby.closed && !mayClose(lobby, caller)) throw denied('lobby_closed')
  if (lobby.users.length >= mostSeats(games, lobby)) throw refusal('lobby_full')
  await saveSeats(tx, { ...lobby, users: await seatsOf(tx, [...lobby.users, { _id: caller._id }]) }, caller)
}

/** Takes the caller out of a lobby; returns it as it was before. Refuses a lobby whose game has started. */
export async function leaveLobby(tx: Tx, caller: Caller, lobbyId: string): Promise<StoredLobby> {
  const lobby = await heldLobby(tx, lobbyId)
  checkOpen(lobby)
  const users = lobby.users.filter(({ _id, bot }) => bot !== undefined || _id !== caller._id)
  if (users.length < lobby.users.length) await saveSeats(tx, { ...lobby, users }, caller)
  return lobby
}

function checkOpen({ launched }: StoredLobby): void {
  if (launched) throw refusal('lobby_started')
}

const mostSeats = (games: Games, { game }: StoredLobby): number =>
  (game === null ? undefined : games.get(game)?.facts.players.max) ?? MOST_SEATS

async function saveSeats(tx: Tx, lobby: StoredLobby, caller: Caller): Promise<void> {
  const saved = await saveLobby(tx, lobby, caller._id)
  if (!saved) throw new Error('a lobby was changed while it was held')
}
