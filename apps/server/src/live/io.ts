import type { ClientEvents, PresencePush, ServerEvents } from '@parlour/protocol'
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
export const lobbyRoom = (lobbyId: string) => `lobby/${lobbyId}`
export const homeRoom = (userId: string) => `home/${userId}`
export const userRoom = (userId: string) => `user/${userId}`
export const sessionRoom = (tokenHash: string) => `session/${tokenHash}`
export const everyone = 'everyone'
