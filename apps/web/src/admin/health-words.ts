const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const
const STEP = 1024
/** Below this, a number has one digit behind the point. */
const SMALL = 10

const rounded = (value: number): string =>
  value >= SMALL || Number.isInteger(value) ? Math.round(value).toLocaleString('en') : value.toFixed(1)

/** A size in words: '1.5 MB'. */
export function bytesWords(bytes: number): string {
  let [value, unit] = [bytes, 0]
  while (value >= STEP && unit < UNITS.length - 1) [value, unit] = [value / STEP, unit + 1]
  return `${rounded(value)} ${UNITS[unit]}`
}

/** A time in words: '3.2 ms'. */
export const msWords = (ms: number): string => `${rounded(ms)} ms`

/** A number in words: '1,200'. */
export const countWords = (count: number): string => rounded(count)
