import type { OnlookersPush } from '@parlour/protocol'
import { guestsRoom, type Io, onlookersRoom, tableRoom } from './io'

/** Who looks at games without a seat. */
export interface OnlookerList {
  /**
   * Soon pushes to the pages of players and onlookers who looks on; guests are told how many. However many
   * come and go in the meantime, it is pushed once.
   */
  tell(gameId: string): void
}

/** How long comings and goings are gathered, ms. */
const GATHERED = 300
/** Beyond so many, names are left out. */
const MOST_NAMES = 50

export function createOnlookerList(io: Io): OnlookerList {
  const planned = new Set<string>()
  /** The games of which pages were last told that somebody looks on. */
  const watched = new Set<string>()
  const push = async (gameId: string): Promise<void> => {
    planned.delete(gameId)
    const { names, count } = await onlookersAt(io, gameId)
    if (count === 0 && !watched.has(gameId)) return
    if (count === 0) watched.delete(gameId)
    else watched.add(gameId)
    const rooms = io.to([tableRoom(gameId), onlookersRoom(gameId)])
    rooms.except(guestsRoom(gameId)).emit('onlookers', { gameId, names, count })
    io.to(guestsRoom(gameId)).emit('onlookers', { gameId, names: [], count })
  }
  return {
    tell: (gameId) => {
      if (planned.has(gameId)) return
      planned.add(gameId)
      // A server that closes pushes nothing any more.
      setTimeout(() => void push(gameId).catch(() => undefined), GATHERED).unref()
    },
  }
}

/** Returns who looks on, on every process: a person of the hub once, whoever comes by a link once a page. */
async function onlookersAt(io: Io, gameId: string): Promise<Pick<OnlookersPush, 'names' | 'count'>> {
  const sockets = await io.in(onlookersRoom(gameId)).fetchSockets()
  const callers = sockets.map(({ data }) => data.caller)
  const people = new Map(callers.filter(({ link }) => link === undefined).map(({ _id, name }) => [_id, name]))
  const guests = callers.filter(({ link }) => link !== undefined).length
  return { names: [...people.values()].sort().slice(0, MOST_NAMES), count: people.size + guests }
}
