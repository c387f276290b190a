import { denied, notFound } from '../failures/failures'
import { refusal } from '../refusals/refusal'
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
  if (!isAtTable(game, caller)) throw denied('game_seen_by_players')
  return { seat: seatOf(game, caller) }
}

/**
 * Returns how a caller may look back on a game: as in `sightOf`, and once it is over, everybody as a
 * spectator unless its players closed it, and from the view of any seat. Refuses the view of another seat
 * before the end, and a seat that does not exist.
 */
export function sightBack(game: RunningGame, caller: Caller, eyes: string | undefined): Sight {
  const isOpen = game.gameOver && !game.closed
  if (!isAtTable(game, caller) && !isOpen) throw denied('game_seen_by_players')
  const own = seatOf(game, caller)
  if (eyes === undefined || eyes === own) return { seat: own }
  if (!game.gameOver) throw denied('eyes_of_others')
  if (!game.settings.players.some(({ name }) => name === eyes)) throw refusal('no_such_seat', { eyes })
  return { seat: eyes }
}

/** Whether a caller plays a game or is an admin: only they see it while it runs, and its chat. */
export function isAtTable(game: RunningGame, caller: Caller): boolean {
  if (game.killed) throw notFound('game', game.id)
  return caller.isAdmin || seatOf(game, caller) !== undefined
}
