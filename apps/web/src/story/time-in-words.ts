const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Returns how long something took: '40 s', '12 min', '1 h 02 min'. */
export function timeInWords(ms: number): string {
  if (ms < MINUTE) return `${Math.round(ms / SECOND)} s`
  const minutes = Math.round(ms / MINUTE)
  if (minutes < HOUR / MINUTE) return `${minutes} min`
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`
}
