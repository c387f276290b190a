import { blankCardData, type Card, cardFace } from '@parlour/mtg-cards'
import { expect, test } from 'vitest'
import { manaCurve } from './mana-curve'

const card = (mana_cost: string, type_line = 'Creature'): Card => ({
  _id: mana_cost,
  source: 'custom',
  data: { ...blankCardData(), card_faces: [cardFace({ name: 'x', mana_cost, type_line })] },
})

test('counts cards by mana value, cheap and dear ones together, creatures apart, without lands', () => {
  const cards = [
    card('{G}'),
    card('{1}', 'Instant'),
    card('{2}{G/W}'),
    card('{9}'),
    card('{6}', 'Sorcery'),
    card('', 'Land'),
    card('{0}', 'Artifact Creature'),
  ]
  expect(manaCurve(cards).map(({ label, creatures, others }) => [label, creatures, others])).toEqual([
    ['0-1', 2, 1],
    ['2', 0, 0],
    ['3', 1, 0],
    ['4', 0, 0],
    ['5', 0, 0],
    ['6+', 1, 1],
  ])
})
