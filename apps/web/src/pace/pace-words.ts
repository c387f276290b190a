import type { ClockRule } from '@parlour/kernel'
import type { WireClock, WireSeatClock } from '@parlour/protocol'

const MINUTE = 60_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

const several = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/**
 * Returns a span of whole minutes in words: '5 days', '90 minutes'.
 * @internal
 */
export function spanWords(minutes: number): string {
  if (minutes > 0 && minutes % DAY_MINUTES === 0) return several(minutes / DAY_MINUTES, 'day')
  if (minutes > 0 && minutes % HOUR_MINUTES === 0) return several(minutes / HOUR_MINUTES, 'hour')
  return several(minutes, 'minute')
}

/** Returns what is left of a bank, in two units at most: '2 d 11 h', '3 h 20 min', '12 min'. */
export function leftWords(left: number): string {
  const minutes = Math.ceil(left / MINUTE)
  const [days, hours] = [Math.floor(minutes / DAY_MINUTES), Math.floor(minutes / HOUR_MINUTES) % 24]
  if (days > 0) return hours === 0 ? `${days} d` : `${days} d ${hours} h`
  if (hours > 0)
    return minutes % HOUR_MINUTES === 0 ? `${hours} h` : `${hours} h ${minutes % HOUR_MINUTES} min`
  return `${minutes} min`
}

/** Returns what a seat has left at a moment, ms; undefined without a bank. */
export function leftAt({ at }: WireClock, { left, runs }: WireSeatClock, now: number): number | undefined {
  if (left === undefined) return undefined
  return runs === true ? Math.max(0, left - Math.max(0, now - at)) : left
}

/** Returns what a pace means to those who play, as sentences. */
export function paceWords(rule: ClockRule | undefined): readonly string[] {
  if (rule === undefined) return ['Everybody answers when they can.']
  if (rule.kind === 'reminder')
    return [
      `Whoever has not answered after ${spanWords(rule.hours * HOUR_MINUTES)} gets one reminder. Nothing else happens.`,
    ]
  const gain = rule.gain === 0 ? '' : ` and gets ${spanWords(rule.gain)} back with every answer`
  return [
    `Each player has ${spanWords(rule.bank)} to think in all${gain}, never more than at first.`,
    ...(rule.weekendsOff ? ['Time stops on Saturdays and Sundays.'] : []),
    rule.empty === 'bot'
      ? 'When somebody’s time is up, a bot answers for them until they take their seat back.'
      : 'When somebody’s time is up, the game only shows it.',
  ]
}
