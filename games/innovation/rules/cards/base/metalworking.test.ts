import { scenarios } from '../../testing/scenarios'

scenarios('Metalworking', {
  'scores castles and repeats until a card has none, which is kept': {
    position: {
      ann: { red: ['Metalworking'] },
      bob: {},
      decks: { base: { 1: ['Archery', 'The Wheel', 'Pottery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Metalworking' },
      { becomes: { ann: { red: ['Metalworking'], score: ['Archery', 'The Wheel'], hand: ['Pottery'] } } },
      { as: 'bob', sees: ['Archery', 'Pottery'] },
    ],
  },
})
