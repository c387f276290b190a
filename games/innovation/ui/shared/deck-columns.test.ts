import { expect, test } from 'vitest'
import { deckColumns, deckOrder } from './deck-columns'

test('sets in their display order', () => {
  expect(deckOrder(['base', 'echo', 'figs', 'city', 'arti', 'usee'])).toEqual([
    'arti',
    'city',
    'figs',
    'echo',
    'usee',
    'base',
  ])
  expect(deckOrder(['base', 'city'])).toEqual(['city', 'base'])
})

test('ages 11 down to 1, in two columns below three sets', () => {
  expect(deckColumns(['base', 'echo'])).toEqual([
    [11, 10, 9, 8, 7, 6],
    [5, 4, 3, 2, 1],
  ])
  expect(deckColumns(['base', 'echo', 'city'])).toEqual([[11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]])
  expect(deckColumns(['base'], 0)).toEqual([
    [11, 10, 9, 8, 7, 6],
    [5, 4, 3, 2, 1, 0],
  ])
})
