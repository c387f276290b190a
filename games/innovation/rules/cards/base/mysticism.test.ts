import { changes, scenarios } from '../../testing/scenarios'

scenarios('Mysticism', {
  'melds a card whose color is on the board and draws another': {
    position: {
      ann: { purple: ['Mysticism'], blue: ['Pottery'] },
      decks: { base: { 1: ['Tools', 'Oars'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Mysticism' },
      changes({ ann: { blue: ['Tools', 'Pottery'], hand: ['Oars'] } }),
      { as: 'bob', hidden: ['Oars'] },
    ],
  },
  'keeps a card of another color, which everybody has seen': {
    position: { ann: { purple: ['Mysticism'] }, decks: { base: { 1: ['Oars', 'Tools'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Mysticism' },
      changes({ ann: { hand: ['Oars'] }, decks: { base: { 1: ['Tools'] } } }),
      { as: 'bob', sees: ['Oars'] },
    ],
  },
  'is shared, each by the colors of their own board': {
    position: {
      ann: { purple: ['Mysticism'] },
      bob: { red: ['Metalworking'] },
      decks: { base: { 1: ['Oars', 'Tools', 'Archery', 'Pottery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Mysticism' },
      changes({
        ann: { hand: ['Archery', 'Pottery'] },
        bob: { red: ['Oars', 'Metalworking'], hand: ['Tools'] },
      }),
    ],
  },
})
