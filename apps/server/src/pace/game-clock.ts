import { type ClockRule, defined } from '@parlour/kernel'
import { countedTime, momentAfter, type TimeCount, type TimeSpan } from './counted-time'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/**
 * How long after the time ran out an answer still counts, ms: it may have been sent in time.
 * @internal
 */
export const GRACE = 10_000
/** Nobody is nudged before so long after the last nudge in the game, ms. */
export const NUDGE_AGAIN = 12 * HOUR

/** The time of one player. */
export interface SeatClock {
  readonly zone: string
  /** What is left of the bank, ms, as it was when the player was asked; 0 without a bank. */
  readonly left: number
  /** Since when the player is asked; null while they are not. */
  readonly since: number | null
  /** The reminder, or the notice of the empty bank, was sent since they are asked. */
  readonly isTold: boolean
  /** When the player is on vacation: their time stands still. */
  readonly away?: readonly TimeSpan[]
}

/** How fast a game is to be played, and what became of that: a value beside its history. */
export interface GameClock {
  /** Null where the lobby chose none. */
  readonly rule: ClockRule | null
  /** By the names of the people. Bots have no clock. */
  readonly seats: Readonly<Record<string, SeatClock>>
  /** The bots that answer for people, by the names of these. */
  readonly standIns: Readonly<Record<string, string>>
  /** Those of them who gave up: their bots play on to the end. */
  readonly resigned?: readonly string[]
  /** When somebody was last nudged. */
  readonly nudged: number | null
  /** The players agreed to let the game rest, until a moment or until they agree to go on. */
  readonly paused?: { readonly since: number; readonly until: number | null }
}

const bankOf = (rule: ClockRule | null): number => (rule?.kind === 'bank' ? rule.bank * MINUTE : 0)

/** Returns whose time counts how. */
export const countOf = (rule: ClockRule | null, { zone, away }: SeatClock): TimeCount => ({
  zone,
  weekendsOff: rule?.kind === 'bank' && rule.weekendsOff,
  ...defined({ off: away }),
})

/** Where somebody lives, and when they are on vacation. */
export interface PersonTime {
  readonly zone: string
  readonly away: readonly TimeSpan[]
}

/** Returns the clock of a game that begins. `people`: its people, by their names. */
export function newClock(
  rule: ClockRule | null,
  people: ReadonlyMap<string, PersonTime>,
  { waiting, now }: { readonly waiting: readonly string[]; readonly now: number },
): GameClock {
  const seats = [...people].map(([name, { zone, away }]) => {
    const since = waiting.includes(name) ? now : null
    const seat = { zone, left: bankOf(rule), since, isTold: false }
    return [name, away.length === 0 ? seat : { ...seat, away }] as const
  })
  return { rule, seats: Object.fromEntries(seats), standIns: {}, nudged: null }
}

/** What a change of a game means to its clock. */
interface Move {
  /** Who is asked after it; nobody once the game is over. */
  readonly waiting: readonly string[]
  /** Who answered with it. */
  readonly actors: readonly string[]
  readonly now: number
}

/** Returns the clock after a change of its game. It runs for those who are asked; an answer restarts it. */
export function clockAfter(clock: GameClock, move: Move): GameClock {
  const seats = Object.entries(clock.seats).map(
    ([name, seat]) => [name, seatAfter(clock, name, { seat, ...move })] as const,
  )
  return seats.every(([name, seat]) => seat === clock.seats[name])
    ? clock
    : { ...clock, seats: Object.fromEntries(seats) }
}

function seatAfter(
  { rule }: GameClock,
  name: string,
  { seat, waiting, actors, now }: Move & { readonly seat: SeatClock },
): SeatClock {
  const isAsked = waiting.includes(name)
  const hasAnswered = actors.includes(name)
  if (isAsked && seat.since !== null && !hasAnswered) return seat
  const since = isAsked ? now : null
  if (seat.since === null) return isAsked ? { ...seat, since, isTold: false } : seat
  const gain = rule?.kind === 'bank' && hasAnswered ? rule.gain * MINUTE : 0
  const left = Math.min(bankOf(rule), timeLeft(rule, seat, now) + gain)
  return { ...seat, left, since, isTold: false }
}

/** Returns what is left of a player's bank at a moment, ms; never less than 0. */
export function timeLeft(rule: ClockRule | null, seat: SeatClock, now: number): number {
  const used = seat.since === null ? 0 : countedTime(countOf(rule, seat), seat.since, now)
  return Math.max(0, seat.left - used)
}

/** Returns when the bank of a player who is asked is empty. */
const emptyAt = (rule: ClockRule | null, seat: SeatClock & { readonly since: number }): number =>
  momentAfter(countOf(rule, seat), seat.since, seat.left)

/** Somebody whose reminder is due, or whose bank is empty. */
export interface DueSeat {
  readonly name: string
  readonly at: number
}

/** Returns who is to be told something and when: people who are asked, were not told and have no stand-in. */
export function dueSeats({ rule, seats, standIns, paused }: GameClock): readonly DueSeat[] {
  if (rule === null || paused !== undefined) return []
  return Object.entries(seats).flatMap(([name, seat]) => {
    const { since, isTold } = seat
    if (since === null || isTold || name in standIns) return []
    const at =
      rule.kind === 'reminder'
        ? momentAfter(countOf(rule, seat), since, rule.hours * HOUR)
        : emptyAt(rule, { ...seat, since }) + GRACE
    return [{ name, at }]
  })
}

/** Returns when the clock of a game needs to be looked at next; null where that is not foreseen. */
export function nextDue(clock: GameClock): number | null {
  if (clock.paused !== undefined) return clock.paused.until
  const due = dueSeats(clock).map(({ at }) => at)
  return due.length === 0 ? null : Math.min(...due)
}

/** Returns the clock of a game that rests from now on: it runs for nobody. */
export const withPause = (
  clock: GameClock,
  pause: { readonly since: number; readonly until: number | null },
): GameClock => ({
  ...clockAfter(clock, { waiting: [], actors: [], now: pause.since }),
  paused: pause,
})

/** Returns the clock of a game that goes on: it runs for those who are asked, from now on. */
export const withoutPause = (
  clock: GameClock,
  { waiting, now }: { readonly waiting: readonly string[]; readonly now: number },
): GameClock => {
  const { paused: _over, ...running } = clockAfter(clock, { waiting, actors: [], now })
  return running
}

/** Returns the clock with the vacations of somebody, which replace those that it knew. */
export function withVacations(clock: GameClock, name: string, away: readonly TimeSpan[]): GameClock {
  const seat = clock.seats[name]
  return seat === undefined ? clock : { ...clock, seats: { ...clock.seats, [name]: { ...seat, away } } }
}

/** Returns the vacation of a seat that runs at a moment or comes next. */
export const vacationOf = ({ away = [] }: SeatClock, now: number): TimeSpan | undefined =>
  away.filter(({ until }) => until > now).sort((a, b) => a.from - b.from)[0]

/** Whether somebody is on vacation at a moment. */
export function isAway({ seats }: GameClock, name: string, now: number): boolean {
  const seat = seats[name]
  const vacation = seat && vacationOf(seat, now)
  return vacation !== undefined && vacation.from <= now
}

/** Returns the clock with somebody noted as told. */
export function withTold(clock: GameClock, name: string): GameClock {
  const seat = clock.seats[name]
  return seat === undefined
    ? clock
    : { ...clock, seats: { ...clock.seats, [name]: { ...seat, isTold: true } } }
}

/** Returns the clock with a bot that answers for somebody from now on. */
export const withStandIn = (clock: GameClock, name: string, bot: string): GameClock => ({
  ...clock,
  standIns: { ...clock.standIns, [name]: bot },
})

/** Returns the clock with a bot that answers for somebody who gave up. */
export const withResigned = (clock: GameClock, name: string, bot: string): GameClock => ({
  ...withStandIn(clock, name, bot),
  resigned: [...(clock.resigned ?? []), name],
})

/** Whether somebody gave up a game that goes on. */
export const hasResigned = (clock: GameClock | null, name: string): boolean =>
  clock?.resigned?.includes(name) === true

/**
 * Returns the clock once somebody plays for themselves again: where they are asked, they are asked from now
 * on, with the gain of an answer in their bank.
 */
export function withoutStandIn(clock: GameClock, name: string, now: number): GameClock {
  const { rule, seats } = clock
  const { [name]: _bot, ...standIns } = clock.standIns
  const seat = seats[name]
  if (seat === undefined) return { ...clock, standIns }
  const gain = rule?.kind === 'bank' ? rule.gain * MINUTE : 0
  const left = Math.min(bankOf(rule), timeLeft(rule, seat, now) + gain)
  const since = seat.since === null ? null : now
  return { ...clock, standIns, seats: { ...seats, [name]: { ...seat, left, since, isTold: false } } }
}
