import type { PresencePush } from '@parlour/protocol'
import { gameRoom, type Io, tableRoom } from './io'
import { createLooking, type Looking, playersAt, seatsIn } from './looking'

/** The players who have the page of a game open. */
export interface Presence extends Looking {
  /** Pushes to every page of the game, on every process, who is present. */
  tell(gameId: string): void
  /** Returns the names of the players who are present, as far as this process knows. */
  in(gameId: string): readonly string[]
}

/**
 * Tracks who is present. With `several` processes each sends the others what it found, so that `in` needs no
 * request.
 */
export function createPresence(io: Io, several: boolean): Presence {
  const looking = createLooking(io, several)
  const playersByGame = new Map<string, readonly string[]>()
  const record = ({ gameId, players }: PresencePush) => {
    if (players.length === 0) playersByGame.delete(gameId)
    else playersByGame.set(gameId, players)
  }
  const tell = (gameId: string): void => {
    looking.share(gameId)
    playersAt(io, gameId, gameRoom).then(
      (players) => {
        const push = { gameId, players }
        record(push)
        // The other processes first, so that a page that reacts to the push gets the same answer from any of
        // them.
        if (several) io.serverSideEmit('presence', push)
        io.to(tableRoom(gameId)).emit('presence', push)
      },
      () => undefined,
    )
  }
  io.on('presence', (push) => {
    record(push)
    // Somebody joined here after the other process looked, and its message arrived after ours.
    if (playersHere(io, push.gameId).some((name) => !push.players.includes(name))) tell(push.gameId)
  })
  return {
    tell,
    in: (gameId) => playersByGame.get(gameId) ?? [],
    ...looking,
  }
}

/** Returns the players whose pages are connected to this process. */
function playersHere(io: Io, gameId: string): readonly string[] {
  const { rooms, sids } = io.sockets.adapter
  return [...(rooms.get(tableRoom(gameId)) ?? [])].flatMap((id) =>
    seatsIn(sids.get(id) ?? [], gameRoom(gameId, '')),
  )
}
