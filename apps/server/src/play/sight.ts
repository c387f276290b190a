import { denied, notFound } from '../failures/failures'
import type { Caller } from '../services'
import { seatOf } from './seat'
import type { RunningGame } from './running-game'

/** How somebody looks at a game: from a seat, or, with none, as a spectator. */
export interface Sight {
  readonly seat: string | undefined
}

/**
 * How a caller may look at a game, over whatever way: its players from their seats, admins without one as spectators. Refuses
 * everybody else, and a killed game as one that is not there.
 */
export function sightOf(warm: RunningGame, caller: Caller): Sight {
  if (warm.killed) throw notFound('game', warm.id)
  const seat = seatOf(warm, caller)
  if (seat === undefined && !caller.isAdmin) throw denied('Only the players of this game may look at it.')
  return { seat }
}
