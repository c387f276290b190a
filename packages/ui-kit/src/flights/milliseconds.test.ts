import { expect, it } from 'vitest'
import { milliseconds } from './milliseconds'

it('reads a time as it is written, and as a built page has it', () => {
  expect(milliseconds('220ms')).toBe(220)
  expect(milliseconds(' .22s')).toBe(220)
  expect(milliseconds('0ms')).toBe(0)
  expect(milliseconds('0s')).toBe(0)
  expect(milliseconds('')).toBe(0)
})
