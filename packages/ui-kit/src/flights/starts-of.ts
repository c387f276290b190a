/** All moves of one answer are seen within this time, in ms. */
const LONGEST = 2500

/**
 * Returns when each of this many flights starts, in ms: one after the other, and closer together only as far
 * as the time needs.
 */
export function startsOf(count: number, duration: number): readonly number[] {
  const step = count < 2 ? 0 : Math.min(duration, (LONGEST - duration) / (count - 1))
  return Array.from({ length: count }, (_, index) => index * step)
}
