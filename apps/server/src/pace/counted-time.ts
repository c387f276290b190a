import { isWeekend, nextAt } from '../notify/zoned-time'

/** A stretch of time, ms since 1970. */
export interface TimeSpan {
  readonly from: number
  readonly until: number
}

/** Whose time counts: in which time zone, whether on weekends, too, and when not at all. */
export interface TimeCount {
  readonly zone: string
  readonly weekendsOff: boolean
  readonly off?: readonly TimeSpan[]
}

/** Longer waits are cut off here: no bank is as large. */
const MOST_DAYS = 400

/** The stretches of time from a moment on that are no days off of the week. */
function* workingTime({ zone, weekendsOff }: TimeCount, from: number): Generator<TimeSpan> {
  if (!weekendsOff) {
    yield { from, until: Infinity }
    return
  }
  let at = from
  for (let day = 0; day < MOST_DAYS; day += 1) {
    const midnight = nextAt(zone, 0, at)
    if (!isWeekend(zone, at)) yield { from: at, until: midnight }
    at = midnight
  }
}

/** The stretches of time from a moment on that count. */
function* countedSpans(count: TimeCount, from: number): Generator<TimeSpan> {
  const off = [...(count.off ?? [])].sort((a, b) => a.from - b.from)
  for (const span of workingTime(count, from)) {
    let at = span.from
    for (const free of off) {
      if (free.until <= at || free.from >= span.until) continue
      if (free.from > at) yield { from: at, until: free.from }
      at = Math.min(span.until, free.until)
    }
    if (at < span.until) yield { from: at, until: span.until }
  }
}

/** Returns how much of the time between two moments counts, ms. */
export function countedTime(count: TimeCount, from: number, to: number): number {
  let sum = 0
  for (const span of countedSpans(count, from)) {
    if (span.from >= to) break
    sum += Math.min(span.until, to) - span.from
  }
  return sum
}

/** Returns the moment at which so much time, ms, has been counted since another. */
export function momentAfter(count: TimeCount, from: number, time: number): number {
  let left = time
  for (const span of countedSpans(count, from)) {
    if (span.until - span.from >= left) return span.from + left
    left -= span.until - span.from
  }
  return from + MOST_DAYS * 24 * 60 * 60 * 1000
}

/** Whether time counts at a moment. */
export const isCounted = ({ zone, weekendsOff, off = [] }: TimeCount, at: number): boolean =>
  !(weekendsOff && isWeekend(zone, at)) && !off.some((free) => free.from <= at && at < free.until)
