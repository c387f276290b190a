import { scenarios } from '../../testing/scenarios'

scenarios('Pottery', {
  'scores a card of the number that was returned': {
    position: {
      ann: { blue: ['Pottery'], hand: ['Archery', 'Oars', 'Tools', 'Sailing'] },
      decks: { base: { 2: ['Calendar'], 1: ['Clothing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Pottery' },
      { as: 'ann', offers: ['Archery', 'Oars', 'Tools', 'Sailing'], min: 0, max: 3 },
      { as: 'ann', pick: ['Archery', 'Tools'] },
      { becomes: { ann: { blue: ['Pottery'], hand: ['Oars', 'Sailing', 'Clothing'], score: ['Calendar'] } } },
    ],
  },
})
