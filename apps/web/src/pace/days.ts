/** Returns a day as date fields write it. */
export function dateOf(at: number): string {
  const day = new Date(at)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** Returns a day in words, by the clock of this browser. */
export const dayWords = (at: number): string =>
  new Date(at).toLocaleDateString(undefined, { weekday: 'long', day: 'numeric', month: 'long' })
