import { changes, scenarios } from '../../testing/scenarios'

scenarios('Witch Trial', {
  'repeats where all three were returned': {
    position: {
      ann: { red: ['Witch Trial'] },
      bob: { red: ['Archery'], hand: ['Oars'], score: ['Tools'] },
      decks: { base: { 5: ['Coal', 'Physics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Witch Trial' },
      changes({ bob: { hand: ['Coal', 'Physics'], red: [], score: [] } }),
    ],
  },
  'does not repeat where one of them is missing': {
    position: {
      ann: { red: ['Witch Trial'] },
      bob: { red: ['Archery'], score: ['Tools', 'Oars'] },
      decks: { base: { 5: ['Coal'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Witch Trial' },
      { as: 'bob', offers: ['Tools', 'Oars'], title: 'Choose card(s) to return', count: 1, pick: 'Tools' },
      changes({ bob: { score: ['Oars'], hand: ['Coal'], red: [] } }),
    ],
  },
  'returns nothing of a player who has nothing': {
    position: { ann: { red: ['Witch Trial'] }, decks: { base: { 5: ['Coal'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Witch Trial' }, changes({ bob: { hand: ['Coal'] } })],
  },
})
