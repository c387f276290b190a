import { expect, test } from 'vitest'
import { draftView, nextHolder } from './draft-view'
import { durationText } from './pack/waiting-since'

test('packs of the first and third round go to the next seat, those of the second back', () => {
  const seats = ['ann', 'bob', 'cat']
  expect([0, 1, 2].map((round) => nextHolder(seats, 'ann', round))).toEqual(['bob', 'cat', 'bob'])
  expect(nextHolder(seats, 'cat', 0)).toBe('ann')
  expect(nextHolder(seats, 'nobody', 0)).toBeUndefined()
})

test('the view of another game is not read as a draft', () => {
  expect(() => draftView({ view: { kind: 'board' } })).toThrow('not that of a draft')
})

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
