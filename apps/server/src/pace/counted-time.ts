import { isWeekend, nextAt } from '../notify/zoned-time'

/** Whose time counts: in which time zone, and whether on weekends, too. */
export interface TimeCount {
  readonly zone: string
  readonly weekendsOff: boolean
}

/** Longer waits are cut off here: no bank is as large. */
const MOST_DAYS = 400

/** The stretches of days from a moment on, each up to midnight, that count. */
function* countedDays({ zone }: TimeCount, from: number): Generator<readonly [number, number]> {
  let at = from
  for (let day = 0; day < MOST_DAYS; day += 1) {
    const midnight = nextAt(zone, 0, at)
    if (!isWeekend(zone, at)) yield [at, midnight]
    at = midnight
  }
}

/** Returns how much of the time between two moments counts, ms. */
export function countedTime(count: TimeCount, from: number, to: number): number {
  if (!count.weekendsOff) return Math.max(0, to - from)
  let sum = 0
  for (const [begin, end] of countedDays(count, from)) {
    if (begin >= to) break
    sum += Math.min(end, to) - begin
  }
  return sum
}

/** Returns the moment at which so much time, ms, has been counted since another. */
export function momentAfter(count: TimeCount, from: number, time: number): number {
  if (!count.weekendsOff) return from + time
  let left = time
  for (const [begin, end] of countedDays(count, from)) {
    if (end - begin >= left) return begin + left
    left -= end - begin
  }
  return from + MOST_DAYS * 24 * 60 * 60 * 1000
}

/** Whether time counts at a moment. */
export const isCounted = ({ zone, weekendsOff }: TimeCount, at: number): boolean =>
  !weekendsOff || !isWeekend(zone, at)
