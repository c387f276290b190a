/** A date as a day; empty for none. */
export function shortDate(date: string): string {
  const time = new Date(date)
  return Number.isNaN(time.getTime()) ? '' : time.toLocaleDateString(undefined, { dateStyle: 'medium' })
}
