import { CLOCK_PRESETS } from '@parlour/kernel'
import { expect, it } from 'vitest'
import {
  clockAfter,
  type GameClock,
  GRACE,
  newClock,
  nextDue,
  timeLeft,
  withoutStandIn,
  withStandIn,
} from './game-clock'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** A Thursday in 2026, at noon. */
const THURSDAY = Date.UTC(2026, 10, 26, 12)
const zones = new Map([
  ['ann', { zone: 'UTC', away: [] }],
  ['bob', { zone: 'UTC', away: [] }],
])
const seatIn = ({ seats }: GameClock, name: string) => {
  const seat = seats[name]
  if (seat === undefined) throw new Error(`${name} has no clock`)
  return seat
}
const begun = (rule: GameClock['rule']) => newClock(rule, zones, { waiting: ['ann'], now: THURSDAY })

it('runs only for who is asked, and gives the gain back with each answer', () => {
  const clock = begun(CLOCK_PRESETS.live)
  const after = clockAfter(clock, { waiting: ['bob'], actors: ['ann'], now: THURSDAY + 10 * MINUTE })
  expect(seatIn(after, 'ann')).toMatchObject({ left: 22 * MINUTE, since: null })
  expect(seatIn(after, 'bob')).toMatchObject({ left: 30 * MINUTE, since: THURSDAY + 10 * MINUTE })
  const quick = clockAfter(after, { waiting: ['bob'], actors: ['bob'], now: THURSDAY + 11 * MINUTE })
  // Never more than at first.
  expect(seatIn(quick, 'bob')).toMatchObject({ left: 30 * MINUTE, since: THURSDAY + 11 * MINUTE })
})

it('is the same value where nobody answered and nobody else is asked', () => {
  const clock = begun(CLOCK_PRESETS.live)
  expect(clockAfter(clock, { waiting: ['ann'], actors: [], now: THURSDAY + HOUR })).toBe(clock)
})

it('is looked at when a bank is empty and its grace is over, or a reminder is due', () => {
  expect(nextDue(begun(CLOCK_PRESETS.live))).toBe(THURSDAY + 30 * MINUTE + GRACE)
  expect(nextDue(begun(CLOCK_PRESETS.reminder))).toBe(THURSDAY + DAY)
  expect(nextDue(begun(null))).toBeNull()
  const clock = begun(CLOCK_PRESETS.live)
  expect(nextDue(clockAfter(clock, { waiting: [], actors: ['ann'], now: THURSDAY }))).toBeNull()
  expect(nextDue(withStandIn(clock, 'ann', 'steady'))).toBeNull()
})

it('stands still on weekends where these do not count, in the time zone of each', () => {
  const rule = { ...CLOCK_PRESETS.daily, weekendsOff: true }
  const clock = begun(rule)
  const monday = THURSDAY + 4 * DAY
  // Half of Thursday, all of Friday, half of Monday.
  expect(timeLeft({ ...rule, bank: 10 * 24 * 60 }, { ...seatIn(clock, 'ann'), left: 10 * DAY }, monday)).toBe(
    8 * DAY,
  )
  expect(nextDue(clock)).toBe(THURSDAY + DAY + GRACE)
  const friday = newClock(rule, zones, { waiting: ['ann'], now: THURSDAY + DAY })
  expect(nextDue(friday)).toBe(THURSDAY + 4 * DAY + GRACE)
  const inTokyo = newClock(rule, new Map([['ann', { zone: 'Asia/Tokyo', away: [] }]]), {
    waiting: ['ann'],
    now: THURSDAY + DAY,
  })
  // Saturday begins nine hours earlier there, and so does Monday.
  expect(nextDue(inTokyo)).toBe(THURSDAY + 4 * DAY + GRACE)
})

it('gives who takes a seat back the time of an answer', () => {
  const clock = withStandIn(begun(CLOCK_PRESETS.live), 'ann', 'steady')
  const back = withoutStandIn(clock, 'ann', THURSDAY + 5 * HOUR)
  expect(back.standIns).toEqual({})
  expect(seatIn(back, 'ann')).toMatchObject({ left: 2 * MINUTE, since: THURSDAY + 5 * HOUR, isTold: false })
})

it('stands still on vacation, of which weekends may be a part, and a reminder waits for its end', () => {
  const away = [{ from: THURSDAY + DAY, until: THURSDAY + 8 * DAY }]
  const onVacation = (rule: GameClock['rule']) =>
    newClock(rule, new Map([['ann', { zone: 'UTC', away }]]), { waiting: ['ann'], now: THURSDAY })
  const clock = onVacation({ ...CLOCK_PRESETS.daily, bank: 2 * 24 * 60, weekendsOff: false })
  expect(timeLeft(clock.rule, seatIn(clock, 'ann'), THURSDAY + 6 * DAY)).toBe(DAY)
  expect(nextDue(clock)).toBe(THURSDAY + 9 * DAY + GRACE)
  // The vacation ends on a Friday at noon, and the day that is left on Saturday, which is free.
  const weekends = onVacation({ ...CLOCK_PRESETS.daily, bank: 2 * 24 * 60, weekendsOff: true })
  expect(nextDue(weekends)).toBe(THURSDAY + 11 * DAY + GRACE)
  expect(nextDue(onVacation({ kind: 'reminder', hours: 48 }))).toBe(THURSDAY + 9 * DAY)
})
