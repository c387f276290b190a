import { changes, scenarios } from '../../testing/scenarios'

scenarios('Sibidu Needle', {
  'scores what it draws while color and value are on top of the board': {
    position: {
      ann: { blue: ['Sibidu Needle'], red: ['Archery'] },
      decks: { base: { 1: ['Oars', 'Tools', 'Sailing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sibidu Needle' },
      { as: 'bob', sees: ['Sailing'] },
      changes({ ann: { hand: ['Sailing'], score: ['Oars', 'Tools'] } }),
    ],
  },
  'keeps a card whose color is topped by another value': {
    position: { ann: { blue: ['Sibidu Needle'], red: ['Optics'] }, decks: { base: { 1: ['Oars'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Sibidu Needle' }, changes({ ann: { hand: ['Oars'] } })],
  },
})
