import { scenarios } from '../../testing/scenarios'

scenarios('Tools', {
  'asks before three cards are returned': {
    position: {
      ann: { blue: ['Tools'], hand: ['Archery', 'Oars', 'Sailing', 'Paper'] },
      decks: { base: { 3: ['Compass'], 1: ['Pottery', 'Clothing', 'Writing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Tools' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Return three cards to draw and meld a {3}?' },
      { as: 'ann', pick: ['yes'] },
      { as: 'ann', offers: ['Archery', 'Oars', 'Sailing', 'Paper'], min: 3, max: 3 },
      { as: 'ann', refused: ['Archery', 'Oars'] },
      { as: 'ann', pick: ['Archery', 'Oars', 'Sailing'] },
      { as: 'ann', pick: ['Paper'] },
      {
        becomes: {
          ann: { blue: ['Tools'], green: ['Compass'], hand: ['Pottery', 'Clothing', 'Writing'] },
          decks: { base: { 3: [] } },
        },
      },
    ],
  },
  'is not asked with fewer than three cards': {
    position: { ann: { blue: ['Tools'], hand: ['Archery', 'Oars'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Tools' },
      { becomes: { ann: { blue: ['Tools'], hand: ['Archery', 'Oars'] } } },
    ],
  },
})
