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
  const tell = (gameId: string): void => {
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
  }
  io.on('presence', (push) => {
    keep(push)
    // Another process looked before somebody came here, and its word arrived after ours.
    if (playersHere(io, push.gameId).some((name) => !push.players.includes(name))) tell(push.gameId)
  })
  return {
    tell,
    in: (gameId) => known.get(gameId) ?? [],
  }
}

async function playersAt(io: Io, gameId: string): Promise<readonly string[]> {
  const sockets = await io.in(tableRoom(gameId)).fetchSockets()
  const seats = sockets.flatMap((socket) => seatsIn(gameId, socket.rooms))
  return [...new Set(seats)].sort()
}

/** Those whose pages this process holds. */
function playersHere(io: Io, gameId: string): readonly string[] {
  const { rooms, sids } = io.sockets.adapter
  return [...(rooms.get(tableRoom(gameId)) ?? [])].flatMap((id) => seatsIn(gameId, sids.get(id) ?? []))
}

function seatsIn(gameId: string, rooms: Iterable<string>): readonly string[] {
  const prefix = gameRoom(gameId, '')
  return [...rooms].filter((room) => room.startsWith(prefix)).map((room) => room.slice(prefix.length))
}
