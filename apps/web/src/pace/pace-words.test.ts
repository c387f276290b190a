import { CLOCK_PRESETS } from '@parlour/kernel'
import { expect, it } from 'vitest'
import { leftAt, leftWords, paceWords, spanWords } from './pace-words'

const MINUTE = 60_000

it('say a time in the largest unit that divides it', () => {
  expect([1, 30, 60, 90, 24 * 60, 5 * 24 * 60].map(spanWords)).toEqual([
    '1 minute',
    '30 minutes',
    '1 hour',
    '90 minutes',
    '1 day',
    '5 days',
  ])
})

it('say what is left in two units at most', () => {
  const left = [0, 59_000, 12 * MINUTE, 200 * MINUTE, 120 * MINUTE, (59 * 60 + 10) * MINUTE, 48 * 60 * MINUTE]
  expect(left.map(leftWords)).toEqual(['0 min', '1 min', '12 min', '3 h 20 min', '2 h', '2 d 11 h', '2 d'])
})

it('count down only while the time of a seat runs', () => {
  const clock = { at: 1000, seats: [] }
  expect(leftAt(clock, { name: 'ann', left: 5000, runs: true }, 3000)).toBe(3000)
  expect(leftAt(clock, { name: 'ann', left: 5000, runs: true }, 9000)).toBe(0)
  expect(leftAt(clock, { name: 'ann', left: 5000 }, 9000)).toBe(5000)
  expect(leftAt(clock, { name: 'ann' }, 9000)).toBeUndefined()
})

it('say of a pace all that it brings', () => {
  expect(paceWords(CLOCK_PRESETS.relaxed).join(' ')).toBe(
    'Each player has 5 days to think in all and gets 12 hours back with every answer, never more than at first. Time stops on Saturdays and Sundays. When somebody’s time is up, the game only shows it.',
  )
  expect(paceWords({ ...CLOCK_PRESETS.live, gain: 0, empty: 'bot' }).join(' ')).toBe(
    'Each player has 30 minutes to think in all, never more than at first. When somebody’s time is up, a bot answers for them until they take their seat back.',
  )
})
