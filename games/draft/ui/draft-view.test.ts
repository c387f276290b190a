import { expect, test } from 'vitest'
import { draftView, nextHolder } from './draft-view'

test('packs of the first and third round go to the next seat, those of the second back', () => {
  const seats = ['ann', 'bob', 'cat']
  expect([0, 1, 2].map((round) => nextHolder(seats, 'ann', round))).toEqual(['bob', 'cat', 'bob'])
  expect(nextHolder(seats, 'cat', 0)).toBe('ann')
  expect(nextHolder(seats, 'nobody', 0)).toBeUndefined()
})

test('the view of another game is not read as a draft', () => {
  expect(() => draftView({ view: { kind: 'board' } })).toThrow('not that of a draft')
})
