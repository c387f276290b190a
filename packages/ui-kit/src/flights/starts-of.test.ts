import { expect, test } from 'vitest'
import { startsOf } from './starts-of'

test('flights follow one another', () => {
  expect(startsOf(3, 220)).toEqual([0, 220, 440])
  expect(startsOf(1, 220)).toEqual([0])
})

test('many are over within two and a half seconds', () => {
  const starts = startsOf(40, 220)
  expect(starts[1]).toBeLessThan(220)
  expect((starts.at(-1) ?? 0) + 220).toBeCloseTo(2500)
})
