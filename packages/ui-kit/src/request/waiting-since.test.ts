import { expect, test } from 'vitest'
import { durationText } from './waiting-since'

test('lengths of time in words', () => {
  const minute = 60_000
  expect([0, minute, 3 * minute, 125 * minute, 49 * 60 * minute].map(durationText)).toEqual([
    'a moment',
    '1 minute',
    '3 minutes',
    '2 hours',
    '2 days',
  ])
})
