import { blankCardData, type Card, cardFace } from '@parlour/mtg-cards'
import { expect, test } from 'vitest'
import { manaCurve } from './mana-curve'

const card = (mana_cost: string, type_line = 'Creature'): Card => ({
  _id: mana_cost,
  source: 'custom',
  data: { ...blankCardData(), card_faces: [cardFace({ name: 'x', mana_cost, type_line })] },
})

test('counts cards by mana value, the dear ones together, without lands', () => {
  const cards = [
    card('{G}'),
    card('{1}'),
    card('{2}{G/W}'),
    card('{9}'),
    card('{7}'),
    card('', 'Land'),
    card('{0}'),
  ]
  expect(manaCurve(cards)).toEqual([1, 2, 0, 1, 0, 0, 0, 2])
})
