import { changes, scenarios } from '../../testing/scenarios'

scenarios('Digital Pet', {
  'returns all cards of the drawn color from board and score pile': {
    position: {
      ann: { yellow: ['Digital Pet'] },
      bob: { red: ['Oars', 'Optics'], blue: ['Tools'], score: ['Archery', 'Pottery'] },
      decks: { base: { '11': ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Digital Pet' },
      changes({ bob: { score: ['Pottery'], hand: ['Fusion'], red: [] } }),
    ],
  },
  'returns nothing of another color': {
    position: {
      ann: { yellow: ['Digital Pet'] },
      bob: { blue: ['Tools'], score: ['Pottery'] },
      decks: { base: { '11': ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Digital Pet' },
      changes({ bob: { hand: ['Fusion'] } }),
      { turn: 'bob' },
    ],
  },
})
