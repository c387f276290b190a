import { expect, test } from 'vitest'
import { landChance } from './land-chance'

const forty = { lands: 17, cards: 40, drawn: 9, atLeast: 3 }

test('counts the hands with enough lands', () => {
  expect(landChance({ lands: 1, cards: 2, drawn: 1, atLeast: 1 })).toBeCloseTo(0.5)
  expect(landChance({ lands: 2, cards: 4, drawn: 2, atLeast: 1 })).toBeCloseTo(5 / 6)
  expect(landChance(forty)).toBeGreaterThan(0.8)
  expect(landChance({ ...forty, lands: 10 })).toBeLessThan(landChance(forty))
})

test('is certain where every card is a land, and nothing where the deck is too small or has none', () => {
  expect(landChance({ ...forty, lands: 40 })).toBeCloseTo(1)
  expect(landChance({ ...forty, lands: 0 })).toBeCloseTo(0)
  expect(landChance({ ...forty, lands: 5, cards: 8 })).toBe(0)
})
