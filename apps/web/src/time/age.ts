const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** A year of the age display has 365 days (rules: screens 1.9). */
const YEAR = 365 * DAY

interface Units {
  readonly year: string
  readonly day: string
  readonly hour: string
  readonly minute: string
}

function age(milliseconds: number, units: Units): string {
  const time = Math.max(0, milliseconds)
  const days = Math.floor((time % YEAR) / DAY)
  if (time >= YEAR) return `${Math.floor(time / YEAR)} ${units.year} ${days} ${units.day}`
  if (time >= DAY) return `${days} ${units.day}`
  if (time >= HOUR) return `${Math.floor(time / HOUR)} ${units.hour}`
  return `${Math.floor(time / MINUTE)} ${units.minute}`
}

/** The age of a game: 'N y N d', 'N d', 'N h' or 'N m' (rules: screens 1.2). */
export const gameAge = (milliseconds: number): string =>
  age(milliseconds, { year: 'y', day: 'd', hour: 'h', minute: 'm' })

/** The age of a lobby: 'N years N days', 'N days', 'N hours' or 'N minutes' (rules: screens 1.2). */
export const lobbyAge = (milliseconds: number): string =>
  age(milliseconds, { year: 'years', day: 'days', hour: 'hours', minute: 'minutes' })

/** The exact time behind an age, for a tooltip. */
export const exactTime = (at: number): string =>
  new Date(at).toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'short' })
