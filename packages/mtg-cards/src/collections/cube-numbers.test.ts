import { describe, expect, it } from 'vitest'
import { blankCardData, cardFace } from '../card/blank-card'
import type { Card, CardFace } from '../card/card'
import {
  creaturesByColor,
  fixedPairs,
  isRemoval,
  perPack,
  removalByColor,
  tokensMade,
  typeCounts,
} from './cube-numbers'

const card = (face: Partial<CardFace>): Card => ({
  _id: face.name ?? 'card',
  source: 'custom',
  data: { ...blankCardData(), card_faces: [cardFace(face)] },
})
const spell = (mana_cost: string, oracle_text: string): Card =>
  card({ name: 'spell', mana_cost, type_line: 'Instant', oracle_text })

describe('removal', () => {
  it.each([
    'Destroy target creature.',
    'Exile target nonland permanent.',
    'Destroy all creatures.',
    'Shock deals 2 damage to any target.',
    'Target creature gets -3/-3 until end of turn.',
    "Return target creature to its owner's hand.",
    'Target creature you control fights target creature you don’t control.',
  ])('is: %s', (text) => expect(isRemoval(spell('{B}', text))).toBe(true))

  it.each([
    'Exile target creature card from a graveyard.',
    'Target creature gets +3/+3 until end of turn.',
    'Draw two cards.',
    'Prevent all combat damage.',
    'When this dies, return it to the battlefield.',
  ])('is not: %s', (text) => expect(isRemoval(spell('{B}', text))).toBe(false))

  it('counts for the one color of a card, not for cards of two', () => {
    const cards = [spell('{B}', 'Destroy target creature.'), spell('{B}{R}', 'Destroy target creature.')]
    expect(removalByColor(cards)).toContainEqual({ color: 'b', count: 1 })
    expect(removalByColor(cards)).toContainEqual({ color: 'r', count: 0 })
  })
})

it('counts creatures of a mana value by color', () => {
  const cards = [
    card({ mana_cost: '{1}{R}', type_line: 'Creature' }),
    card({ mana_cost: '{2}{R}', type_line: 'Creature' }),
    card({ mana_cost: '{1}{R}', type_line: 'Sorcery' }),
  ]
  expect(creaturesByColor(cards, 2).filter(({ count }) => count > 0)).toEqual([{ color: 'r', count: 1 }])
})

it('counts the lands that make both colors of a pair', () => {
  const dual = card({ type_line: 'Land', oracle_text: '{T}: Add {B} or {G}.', produced_mana: ['b', 'g'] })
  const pairs = fixedPairs([dual, card({ type_line: 'Creature', produced_mana: ['b', 'g'] })])
  expect(pairs).toHaveLength(10)
  expect(pairs.filter(({ lands }) => lands > 0)).toEqual([{ colors: ['b', 'g'], lands: 1 }])
})

it('names the tokens that cards make, the commonest first', () => {
  const cards = [
    spell('{W}', 'Create two 1/1 white Soldier creature tokens.'),
    spell('{W}', 'Create a 1/1 white Soldier creature token, then create a Treasure token.'),
    spell('{W}', 'Destroy target token.'),
  ]
  expect(tokensMade(cards)).toEqual([
    { name: '1/1 white Soldier creature', cards: 2 },
    { name: 'Treasure', cards: 1 },
  ])
})

it('says how many cards a pack holds on average', () => {
  expect(perPack(52, 360, 15)).toBeCloseTo(2.17, 2)
  expect(perPack(0, 0, 15)).toBe(0)
})

it('counts each card once, by its type', () => {
  const cards = [
    card({ type_line: 'Artifact Creature' }),
    card({ type_line: 'Creature' }),
    card({ type_line: 'Land' }),
  ]
  expect(typeCounts(cards)).toEqual([
    ['creature', 2],
    ['land', 1],
  ])
})
