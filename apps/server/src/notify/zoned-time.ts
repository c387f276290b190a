const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const made =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    })
  formats.set(zone, made)
  return made
}

/**
 * Returns the name of a time zone as this server writes it, of which there are as many as zones; undefined of
 * a word that names none.
 */
export function timeZoneNamed(word: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: word }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** Returns what calendar and clock of a zone show at a moment, as if that were UTC: whole minutes, in ms. */
function shownAt(zone: string, at: number): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
}

/** How far the clocks of a zone are ahead of UTC at a moment, ms. */
const aheadAt = (zone: string, at: number): number => shownAt(zone, at) - Math.floor(at / MINUTE) * MINUTE

/** Returns the minute of the day that the clocks of a zone show, from 0. */
export const minuteOfDay = (zone: string, at: number): number => (shownAt(zone, at) % DAY) / MINUTE

/** Whether it is Saturday or Sunday in a zone. */
export const isWeekend = (zone: string, at: number): boolean => {
  const day = new Date(shownAt(zone, at)).getUTCDay()
  return day === 0 || day === 6
}

/**
 * Returns the moments at which a zone shows this: two where clocks are set back over it, and where they are
 * set forward over it the one as many minutes after the jump.
 */
function momentsOf(zone: string, shown: number): readonly number[] {
  const before = shown - aheadAt(zone, shown - DAY)
  const after = shown - aheadAt(zone, shown + DAY)
  const real = [before, after].filter((at) => shownAt(zone, at) === shown)
  return real.length > 0 ? real : [before]
}

/** Returns the moment at which a day, as in 2026-12-03, begins in a zone. */
export const beginningOf = (zone: string, day: string): number =>
  Math.min(...momentsOf(zone, Date.parse(`${day}T00:00:00Z`)))

/** Returns the first moment after another at which the clocks of a zone show this minute of the day. */
export function nextAt(zone: string, minute: number, after: number): number {
  const midnight = Math.floor(shownAt(zone, after) / DAY) * DAY
  const moments = [0, 1, 2].flatMap((days) => momentsOf(zone, midnight + days * DAY + minute * MINUTE))
  return Math.min(...moments.filter((at) => at > after))
}
