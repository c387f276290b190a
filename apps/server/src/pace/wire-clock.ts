import { defined } from '@parlour/kernel'
import type { WireClock } from '@parlour/protocol'
import { countOf, type GameClock, NUDGE_AGAIN, timeLeft, vacationOf } from './game-clock'
import { isCounted } from './counted-time'

/** What a page gets of a game's clock, and when. */
interface ClockView {
  readonly now: number
  /** To players: who of them is on vacation, which is nothing for others. */
  readonly tellsVacations: boolean
}

/** Returns how the players of a game stand at a moment. */
export function wireClock(
  { rule, seats, standIns, resigned, nudged, paused }: GameClock,
  { now, tellsVacations }: ClockView,
): WireClock {
  return {
    at: now,
    ...(rule === null ? {} : { rule }),
    seats: Object.entries(seats).map(([name, seat]) => ({
      name,
      ...(seat.since === null ? {} : { since: seat.since }),
      ...(rule?.kind === 'bank' ? { left: timeLeft(rule, seat, now) } : {}),
      ...(tellsVacations ? defined({ away: vacationOf(seat, now) }) : {}),
      ...(name in standIns ? { standIn: true as const } : {}),
      ...(resigned?.includes(name) === true ? { resigned: true as const } : {}),
      ...(seat.since !== null && isCounted(countOf(rule, seat), now) ? { runs: true as const } : {}),
    })),
    ...(paused === undefined
      ? {}
      : { paused: { ...(paused.until === null ? {} : { until: paused.until }) } }),
    ...(nudged !== null && nudged + NUDGE_AGAIN > now ? { nudgeFrom: nudged + NUDGE_AGAIN } : {}),
  }
}
