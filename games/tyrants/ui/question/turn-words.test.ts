import { expect, it } from 'vitest'
import { cardOf } from '../../rules/facts/catalog'
import { autoPlayWords, unusedWords } from './turn-words'

const cards = (...names: readonly string[]) =>
  names.map((name) => {
    const card = cardOf(name, false)
    if (card === undefined) throw new Error(`There is no card ${name}.`)
    return card
  })
const handOf = (size: number) =>
  Array.from({ length: size }, (_, at) => ({ id: `noble-${at}`, name: 'Noble' }))

it.each([
  [{ hand: [], power: 0, influence: 0 }, ''],
  [{ hand: handOf(1), power: 0, influence: 0 }, '1 card left'],
  [{ hand: handOf(3), power: 0, influence: 2 }, '3 cards and 2 influence left'],
  [{ hand: handOf(2), power: 1, influence: 2 }, '2 cards, 1 power and 2 influence left'],
])('says what a turn would leave unused: %j', (player, words) => {
  expect(unusedWords(player)).toBe(words)
})

it('names the cards that Auto-play plays and sums what they are sure to bring', () => {
  expect(autoPlayWords(cards('Noble', 'Soldier', 'Noble', 'Noble'))).toBe(
    'Noble ×3, Soldier: +3 influence, +1 power',
  )
  expect(autoPlayWords(cards('Blue Dragon'))).toBe('Blue Dragon')
})
