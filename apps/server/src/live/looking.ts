import { eyesRoom, type Io, type PlayersLooking, tableRoom } from './io'

/** Who has the page of a game before them: open, and not hidden. */
export interface Looking {
  /** Lets the other processes know who looks at a game. */
  share(gameId: string): void
  /** Returns whether a player looks at a game, as far as this process knows. */
  looks(gameId: string, name: string): boolean
}

/** What another process said of who looks holds for so long, ms: it may have been killed. */
const LOOKING_HOLDS = 150_000

/** Tracks who looks at games; with `several` processes each tells the others what it found. */
export function createLooking(io: Io, several: boolean): Looking {
  const lookingByGame = new Map<string, { readonly names: readonly string[]; readonly until: number }>()
  const record = ({ gameId, names }: PlayersLooking) => {
    if (names.length === 0) lookingByGame.delete(gameId)
    else lookingByGame.set(gameId, { names, until: Date.now() + LOOKING_HOLDS })
  }
  io.on('looking', record)
  return {
    share: (gameId) => {
      if (!several) return
      playersAt(io, gameId, eyesRoom).then(
        (names) => {
          record({ gameId, names })
          io.serverSideEmit('looking', { gameId, names })
        },
        () => undefined,
      )
    },
    looks: (gameId, name) => {
      if ((io.sockets.adapter.rooms.get(eyesRoom(gameId, name))?.size ?? 0) > 0) return true
      const elsewhere = lookingByGame.get(gameId)
      return elsewhere !== undefined && elsewhere.until > Date.now() && elsewhere.names.includes(name)
    },
  }
}

/** Returns the players with a page of a game in the rooms of their seats, on every process. */
export async function playersAt(
  io: Io,
  gameId: string,
  roomOf: (gameId: string, seat: string) => string,
): Promise<readonly string[]> {
  const sockets = await io.in(tableRoom(gameId)).fetchSockets()
  const seats = sockets.flatMap((socket) => seatsIn(socket.rooms, roomOf(gameId, '')))
  return [...new Set(seats)].sort()
}

/** Returns the seats whose rooms, which begin with `prefix`, are among these. */
export const seatsIn = (rooms: Iterable<string>, prefix: string): readonly string[] =>
  [...rooms].filter((room) => room.startsWith(prefix)).map((room) => room.slice(prefix.length))
