import { expect, it } from 'vitest'
import { spellingDistance, spellingSlack } from './spelling'

it('counts letters that are missing, too many, wrong or swapped', () => {
  const distance = (a: string, b: string) => spellingDistance(a, b, 3)
  expect(distance('forest', 'forest')).toBe(0)
  expect(distance('forrest', 'forest')).toBe(1)
  expect(distance('forst', 'forest')).toBe(1)
  expect(distance('forezt', 'forest')).toBe(1)
  expect(distance('froest', 'forest')).toBe(1)
  expect(distance('frozt', 'forest')).toBe(3)
  expect(distance('', 'elf')).toBe(3)
})

it('stops counting at what is not a slip', () => {
  expect(spellingDistance('island', 'forest', 3)).toBeUndefined()
  expect(spellingDistance('forest', 'forestry', 1)).toBeUndefined()
  expect(spellingDistance('forezd', 'forest', 1)).toBeUndefined()
})

it('takes a longer word with more slips', () => {
  expect(['elf', 'island', 'mountain', 'lightning bolt'].map(spellingSlack)).toEqual([1, 1, 2, 3])
})
