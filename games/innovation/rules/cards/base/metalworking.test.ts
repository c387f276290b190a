import { changes, scenarios } from '../../testing/scenarios'

scenarios('Metalworking', {
  'scores castles and repeats until a card has none, which is kept': {
    position: { ann: { red: ['Metalworking'] }, decks: { base: { 1: ['Archery', 'The Wheel', 'Pottery'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Metalworking' },
      changes({ ann: { score: ['Archery', 'The Wheel'], hand: ['Pottery'] } }),
      { as: 'bob', sees: ['Archery', 'Pottery'] },
    ],
  },
  'is shared, and each player repeats it until a card has no castle': {
    position: {
      ann: { red: ['Metalworking'] },
      bob: { yellow: ['Masonry'] },
      decks: { base: { 1: ['Archery', 'Pottery', 'Sailing', 'Clothing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Metalworking' },
      changes({ ann: { hand: ['Sailing', 'Clothing'] }, bob: { score: ['Archery'], hand: ['Pottery'] } }),
    ],
  },
})
