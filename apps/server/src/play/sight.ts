import { denied, notFound } from '../failures/failures'
import type { Caller } from '../services'
import { seatOf } from './seat'
import type { RunningGame } from './running-game'

/** How somebody looks at a game: from a seat, or, with none, as a spectator. */
export interface Sight {
  readonly seat: string | undefined
}

/**
 * Returns how a caller may look at a game, by call or live connection: players from their seats, admins
 * without one as spectators. Refuses everybody else, and a killed game as not found.
 */
export function sightOf(game: RunningGame, caller: Caller): Sight {
  if (game.killed) throw notFound('game', game.id)
  const seat = seatOf(game, caller)
  if (seat === undefined && !caller.isAdmin) throw denied('Only the players of this game may look at it.')
  return { seat }
}
