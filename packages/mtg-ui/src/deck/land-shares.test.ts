import { blankCardData, type Card, cardFace, type ManaLetter } from '@parlour/mtg-cards'
import { expect, test } from 'vitest'
import { colorSymbols, landShares, NO_LANDS, noSharesReason } from './land-shares'

const costing = (mana_cost: string, type_line = 'Creature'): Card => ({
  _id: mana_cost,
  source: 'scryfall',
  data: { ...blankCardData(), card_faces: [cardFace({ name: 'x', mana_cost, type_line })] },
})

test('symbols are counted by color, hybrids for both, lands not at all', () => {
  const cards = [costing('{2}{G}{G}'), costing('{G/W}'), costing('{U}', 'Land'), costing('{3}')]
  expect(colorSymbols(cards)).toEqual({ ...NO_LANDS, g: 3, w: 1 })
})

test('lands are shared in proportion, and add up', () => {
  const cards = [costing('{G}{G}{G}{G}{G}{G}'), costing('{W}{W}{W}')]
  expect(landShares(cards, 17)).toEqual({ ...NO_LANDS, g: 11, w: 6 })
})

test('a color of one card gets a land too', () => {
  const cards = [...Array.from({ length: 20 }, () => costing('{R}{R}')), costing('{B}')]
  expect(landShares(cards, 16)).toEqual({ ...NO_LANDS, r: 15, b: 1 })
})

const land = (produced_mana: readonly ManaLetter[], oracle_text = ''): Card => ({
  _id: oracle_text,
  source: 'scryfall',
  data: {
    ...blankCardData(),
    card_faces: [cardFace({ name: 'a land', type_line: 'Land', produced_mana, oracle_text })],
  },
})
const spells = [
  ...Array.from({ length: 10 }, () => costing('{G}')),
  ...Array.from({ length: 10 }, () => costing('{W}')),
]

test('lands that are there already count', () => {
  const forests = Array.from({ length: 6 }, () => land(['g']))
  expect(landShares([...spells, ...forests], 10)).toEqual({ ...NO_LANDS, g: 2, w: 8 })
  expect(landShares([...spells, ...forests], 4)).toEqual({ ...NO_LANDS, w: 4 })
})

test('a land of two colors counts for both in part; what it makes may stand in its text alone', () => {
  const dual = land([], '{T}: Add {G} or {W}.')
  const deck = [...spells, dual, dual, land(['g', 'c']), land(['g', 'c'])]
  expect(landShares(deck, 6)).toEqual({ ...NO_LANDS, g: 2, w: 4 })
})

test('nothing is shared among no colors, nor fewer than no lands', () => {
  expect(landShares([costing('{4}')], 17)).toEqual(NO_LANDS)
  expect(landShares([costing('{G}')], -3)).toEqual(NO_LANDS)
})

test('why nothing is shared is said', () => {
  expect(noSharesReason([costing('{4}')], 17)).toBe(
    'No card in the deck has a colored cost. Add lands manually.',
  )
  expect(noSharesReason([costing('{G}')], 0)).toBe('The main deck already has that many cards.')
  expect(noSharesReason([costing('{G}')], 1)).toBeUndefined()
})
