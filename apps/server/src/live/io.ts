import type { ClientEvents, PresencePush, ServerEvents, WireOnlookerSight } from '@parlour/protocol'
import type { Server, Socket } from 'socket.io'
import type { Caller } from '../services'

/** The players who have the page of a game before them. */
export interface PlayersLooking {
  readonly gameId: string
  readonly names: readonly string[]
}

/** Messages between the server processes of one hub. */
interface BetweenServers {
  gameChanged(change: { readonly gameId: string; readonly version: number }): void
  presence(push: PresencePush): void
  looking(looking: PlayersLooking): void
}
interface SocketData {
  caller: Caller
  /** The page is open but hidden. */
  isAway?: boolean
}
export type Io = Server<ClientEvents, ServerEvents, BetweenServers, SocketData>
export type LiveConnection = Socket<ClientEvents, ServerEvents, BetweenServers, SocketData>

/** The room of the pages of one seat of a game (or, without a seat, of spectators). */
export const gameRoom = (gameId: string, seat: string | undefined) =>
  `game/${gameId}/${seat === undefined ? '' : `@${seat}`}`
/** The room of those pages of a seat that somebody has before them. */
export const eyesRoom = (gameId: string, seat: string) => `eyes/${gameId}/@${seat}`
/** The room of all pages of a game. */
export const tableRoom = (gameId: string) => `table/${gameId}`
/**
 * The room of all onlookers who are shown the same of a game: the table as it is now; or, where all hands are
 * shown later, the table or a hand as it was then.
 */
export const lookRoom = (gameId: string, { behind, eyes }: WireOnlookerSight) =>
  behind === undefined ? `${looksOf(gameId)}now` : laterRoom(gameId, eyes)
/** The room of onlookers who are shown the table, or a hand, as it was some answers ago. */
export const laterRoom = (gameId: string, eyes: string | undefined) =>
  `${looksOf(gameId)}later/${eyes === undefined ? '' : `@${eyes}`}`
/** How the names of these rooms begin. */
const looksOf = (gameId: string) => `look/${gameId}/`
/** The room of all onlookers of a game. */
export const onlookersRoom = (gameId: string) => `onlookers/${gameId}`
/** The room of those of them who came by its link. */
export const guestsRoom = (gameId: string) => `guests/${gameId}`
/** Returns those of the rooms that an onlooker is in which are about a game. */
export const roomsOfOnlooker = (gameId: string, rooms: Iterable<string>): readonly string[] =>
  [...rooms].filter(
    (room) =>
      room.startsWith(looksOf(gameId)) || room === onlookersRoom(gameId) || room === guestsRoom(gameId),
  )
/** The room of all pages of people without an account at one address. */
export const addressRoom = (ip: string) => `address/${ip}`
export const lobbyRoom = (lobbyId: string) => `lobby/${lobbyId}`
export const homeRoom = (userId: string) => `home/${userId}`
export const userRoom = (userId: string) => `user/${userId}`
export const sessionRoom = (tokenHash: string) => `session/${tokenHash}`
export const everyone = 'everyone'
