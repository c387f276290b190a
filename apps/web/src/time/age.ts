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
  /** A single one of a unit is said without the last letter. */
  readonly plural: boolean
}

const SHORT: Units = { year: 'y', day: 'd', hour: 'h', minute: 'm', plural: false }
const LONG: Units = { year: 'years', day: 'days', hour: 'hours', minute: 'minutes', plural: true }

/** What is younger than a minute. */
const NOW = 'just now'

function age(milliseconds: number, units: Units): string {
  const time = Math.max(0, milliseconds)
  const several = (count: number, unit: string) =>
    `${count} ${units.plural && count === 1 ? unit.slice(0, -1) : unit}`
  const days = several(Math.floor((time % YEAR) / DAY), units.day)
  if (time >= YEAR) return `${several(Math.floor(time / YEAR), units.year)} ${days}`
  if (time >= DAY) return days
  if (time >= HOUR) return several(Math.floor(time / HOUR), units.hour)
  return time < MINUTE ? NOW : several(Math.floor(time / MINUTE), units.minute)
}

const ago = (words: string): string => (words === NOW ? NOW : `${words} ago`)

/**
 * The age of a game: 'N y N d', 'N d', 'N h' or 'N m', and 'just now' below a minute (rules: screens 1.2).
 */
export const gameAge = (milliseconds: number): string => age(milliseconds, SHORT)

/**
 * The age of a lobby: 'N years N days', 'N days', 'N hours' or 'N minutes', and 'just now' below a minute
 * (rules: screens 1.2).
 */
export const lobbyAge = (milliseconds: number): string => age(milliseconds, LONG)

/** The age of a game as a time past: '3 h ago'. */
export const gameAgo = (milliseconds: number): string => ago(gameAge(milliseconds))

/** The age of a lobby as a time past: '3 hours ago'. */
export const lobbyAgo = (milliseconds: number): string => ago(lobbyAge(milliseconds))

/** The exact time behind an age, for a tooltip. */
export const exactTime = (at: number): string =>
  new Date(at).toLocaleString(undefined, { dateStyle: 'full', timeStyle: 'short' })
