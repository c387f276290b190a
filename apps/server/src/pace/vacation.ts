import { refusal } from '../refusals/refusal'
import { beginningOf } from '../notify/zoned-time'
import type { TimeSpan } from './counted-time'

const DAY = 24 * 60 * 60 * 1000
/** Days of vacation that everybody has in a calendar year. */
const VACATION_DAYS = 30

/** A vacation as somebody asks for it: the first day, and the one on which they are back. */
export interface WantedVacation {
  readonly from: string
  readonly until: string
  readonly zone: string
}

/** Returns how many days of some vacations lie in a calendar year; begun days count. */
function daysIn(spans: readonly TimeSpan[], year: number): number {
  const [begin, end] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)]
  return spans.reduce((sum, { from, until }) => {
    const time = Math.min(until, end) - Math.max(from, begin)
    return sum + Math.max(0, Math.ceil(time / DAY))
  }, 0)
}

/** Returns how many days of vacation are left in the year of a moment. */
export const daysLeft = (taken: readonly TimeSpan[], at: number): number =>
  Math.max(0, VACATION_DAYS - daysIn(taken, yearOf(at)))

/**
 * Returns when a vacation runs. Refuses one that is over before it begins, one beside another, and more days
 * than are left in a year.
 */
export function vacationSpan(
  { from, until, zone }: WantedVacation,
  taken: readonly TimeSpan[],
  now: number,
): TimeSpan {
  const span = { from: Math.max(now, beginningOf(zone, from)), until: beginningOf(zone, until) }
  if (span.until <= span.from) throw refusal('vacation_ends_first')
  if (taken.some((other) => other.until > now)) throw refusal('vacation_already')
  for (const at of [span.from, span.until])
    if (daysIn([...taken, span], yearOf(at)) > VACATION_DAYS)
      throw refusal('vacation_too_long', { left: daysLeft(taken, at), year: yearOf(at) })
  return span
}

/** Returns the vacation that runs at a moment or comes next. */
export const nextVacation = <Span extends TimeSpan>(taken: readonly Span[], now: number): Span | undefined =>
  taken.find(({ until }) => until > now)

const yearOf = (at: number): number => new Date(at).getUTCFullYear()
