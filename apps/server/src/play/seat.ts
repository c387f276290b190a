import { denied, notFound } from '../failures/failures'
import type { Caller } from '../services'
import type { RunningGame } from './running-game'

/** The caller's seat in a game, if there is one. */
export const seatOf = (game: RunningGame, caller: Caller): string | undefined =>
  game.settings.players.find((player) => player.bot === undefined && player._id === caller._id)?.name

/** The caller's seat, or 403: whoever changes a game sits in it (rules: hub 4). */
export function ownSeat(game: RunningGame, caller: Caller): string {
  const seat = seatOf(game, caller)
  if (seat === undefined) throw denied('game_players_only')
  return seat
}

/** Returns the game. Refuses a killed one as not found (rules: hub 1). */
export function checkFound(game: RunningGame): RunningGame {
  if (game.killed) throw notFound('game', game.id)
  return game
}
