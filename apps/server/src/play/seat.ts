import { denied, notFound } from '../failures/failures'
import type { Caller } from '../services'
import type { RunningGame } from './running-game'

/** The caller's seat in a game, if there is one. */
export const seatOf = (warm: RunningGame, caller: Caller): string | undefined =>
  warm.settings.players.find((player) => player.bot === undefined && player._id === caller._id)?.name

/** The caller's seat, or 403: whoever changes a game sits in it (rules: hub 4). */
export function ownSeat(warm: RunningGame, caller: Caller): string {
  const seat = seatOf(warm, caller)
  if (seat === undefined) throw denied('Only the players of this game may do that.')
  return seat
}

/** Killed games are not found, where nothing else is said (rules: hub 1). */
export function checkFound(warm: RunningGame): RunningGame {
  if (warm.killed) throw notFound('game', warm.id)
  return warm
}
