import { expect, test } from 'vitest'
import { allCards } from '../../rules/cards/all-cards'
import { brokenName } from './broken-name'

/** A narrow card has room for this many letters in a line. */
const SHORT = 8

test('every word that a narrow card has no room for may be broken', () => {
  const parts = allCards.flatMap(({ name }) => brokenName(name).split(/[ \u00ad-]/))
  expect(parts.filter((part) => part.length > SHORT)).toEqual([])
})

test('a name without its hyphens is the name', () => {
  for (const { name } of allCards) expect(brokenName(name).replaceAll('\u00ad', '')).toBe(name)
})
