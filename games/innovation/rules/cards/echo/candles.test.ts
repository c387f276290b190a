import { changes, scenarios } from '../../testing/scenarios'

scenarios('Candles', {
  'takes a card with a castle or bulb; draws no 3 while somebody has fewer points': {
    position: {
      ann: { red: ['Candles'] },
      bob: { hand: ['Archery', 'Clothing'] },
      decks: { base: { '1': ['Pottery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Candles' },
      changes({ ann: { hand: ['Archery'] }, bob: { hand: ['Clothing', 'Pottery'] } }),
    ],
  },
  'draws a 3 when nobody has fewer points, ties included': {
    position: { ann: { red: ['Candles'] }, bob: { score: ['Tools'] }, decks: { base: { '3': ['Paper'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Candles' }, changes({ ann: { hand: ['Paper'] } })],
  },
  'takes no other card, and gives none back then': {
    position: { ann: { red: ['Candles'] }, bob: { hand: ['Clothing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Candles' }, changes(), { turn: 'bob' }],
  },
  'shares its echo with whoever has as many bulbs': {
    position: {
      ann: { red: ['Candles'] },
      bob: { purple: ['Philosophy'], hand: ['Archery'] },
      decks: { base: { '1': ['Oars'], '3': ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Candles' },
      changes({ ann: { hand: ['Oars'] }, bob: { hand: ['Archery', 'Paper'] } }),
    ],
  },
})
