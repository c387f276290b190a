import type { PresencePush } from '@parlour/protocol'
import { gameRoom, type Io, tableRoom } from './io'

/** Who has the page of a game open. */
export interface Presence {
  /** Everybody at the table learns who is there, on every process. */
  tell(gameId: string): void
  /** Names of the players who are there, as far as this process knows. */
  in(gameId: string): readonly string[]
}

/** Keeps who is there; with `several` processes each tells the others what it found, for a look-up takes no time then. */
export function createPresence(io: Io, several: boolean): Presence {
  const known = new Map<string, readonly string[]>()
  const keep = ({ gameId, players }: PresencePush) => {
    if (players.length === 0) known.delete(gameId)
    else known.set(gameId, players)
  }
  io.on('presence', keep)
  return {
    tell: (gameId) => {
      playersAt(io, gameId).then(
        (players) => {
          const push = { gameId, players }
          keep(push)
          // First the other processes: a page that then asks one of them hears the same there.
          if (several) io.serverSideEmit('presence', push)
          io.to(tableRoom(gameId)).emit('presence', push)
        },
        () => undefined,
      )
    },
    in: (gameId) => known.get(gameId) ?? [],
  }
}

async function playersAt(io: Io, gameId: string): Promise<readonly string[]> {
  const prefix = gameRoom(gameId, '')
  const sockets = await io.in(tableRoom(gameId)).fetchSockets()
  const rooms = sockets.flatMap((socket) => [...socket.rooms])
  const seats = rooms.filter((room) => room.startsWith(prefix)).map((room) => room.slice(prefix.length))
  return [...new Set(seats)].sort()
}
