import { expect, test } from 'vitest'
import { shuffled } from './shuffled'

test('every card is there once, the order is what chance says', () => {
  const rolls = [0.9, 0, 0.5]
  expect(shuffled(['a', 'b', 'c', 'd'], () => rolls.shift() ?? 0)).toEqual(['c', 'b', 'a', 'd'])
  expect(shuffled(['a', 'b', 'c'], Math.random).toSorted()).toEqual(['a', 'b', 'c'])
})
