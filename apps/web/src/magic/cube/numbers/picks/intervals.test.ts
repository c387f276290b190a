import { expect, it } from 'vitest'
import { meanOf, shareOf } from './intervals'

it('gives a share with its Wilson interval', () => {
  const share = shareOf(5, 10)
  expect(share?.value).toBe(0.5)
  expect(share?.low).toBeCloseTo(0.2366, 3)
  expect(share?.high).toBeCloseTo(0.7634, 3)
  expect(shareOf(0, 10)?.low).toBe(0)
  expect(shareOf(0, 10)?.high).toBeCloseTo(0.2775, 3)
})

it('gives a mean with its t interval, never below the first pick', () => {
  // 2, 4, 4, 5, 5: deviation 1.2247, quantile for 4 degrees 2.776.
  const mean = meanOf(20, 86, 5)
  expect(mean?.value).toBe(4)
  expect(mean?.low).toBeCloseTo(4 - 1.5207, 1)
  expect(mean?.high).toBeCloseTo(4 + 1.5207, 1)
  expect(meanOf(5, 5, 5)).toMatchObject({ value: 1, low: 1, high: 1 })
  expect(meanOf(9, 33, 5)?.low).toBe(1)
})

it('gives no figure from fewer than five observations', () => {
  expect(shareOf(4, 4)).toBeUndefined()
  expect(meanOf(4, 4, 4)).toBeUndefined()
  expect(shareOf(0, 0)).toBeUndefined()
})
