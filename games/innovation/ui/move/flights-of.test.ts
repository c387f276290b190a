import { expect, test } from 'vitest'
import { flightsOf } from './flights-of'

const moved = (card: string, from: string, to: string) => ({ kind: 'moved', card, from, to }) as const

test('a card that moved on flies once, from its first place to its last', () => {
  const news = [
    moved('Tools', 'decks.base.1', 'players.ann.hand'),
    moved('Oars', 'players.bob.hand', 'players.bob.red'),
    moved('Tools', 'players.ann.hand', 'players.ann.blue'),
  ]
  expect(flightsOf(news)).toEqual([
    { card: 'Tools', from: 'decks.base.1', to: 'players.ann.blue' },
    { card: 'Oars', from: 'players.bob.hand', to: 'players.bob.red' },
  ])
})

test('what came back to its place does not fly, and other news is no flight', () => {
  const news = [
    moved('Tools', 'players.ann.hand', 'junk'),
    moved('Tools', 'junk', 'players.ann.hand'),
    { kind: 'turn', player: 'bob', action: 1 } as const,
  ]
  expect(flightsOf(news)).toEqual([])
})
