import { expect, test } from 'vitest'
import { cardNamed } from '../../rules/facts/catalog'
import { spokenFacts } from './spoken-facts'

test('a card says its cost, aspect, text and points', () => {
  const noble = cardNamed('Noble')
  const spoken = noble === undefined ? '' : spokenFacts(noble.published)
  expect(spoken).toBe('cost 0, obedience. +1 influence. Worth 0 in the deck, 1 in the inner circle.')
})
