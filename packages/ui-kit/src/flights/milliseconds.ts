/**
 * Returns a time of a style sheet in milliseconds; 0 for what is none. A built page has `220ms` as `.22s`.
 */
export function milliseconds(time: string): number {
  const number = Number.parseFloat(time)
  if (Number.isNaN(number)) return 0
  return time.trim().endsWith('ms') ? number : number * 1000
}
