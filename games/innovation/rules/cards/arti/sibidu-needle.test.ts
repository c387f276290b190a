import { scenarios } from '../../testing/scenarios'

scenarios('Sibidu Needle', {
  'scores what it draws while color and value are on top of the board': {
    position: {
      ann: { blue: ['Sibidu Needle'], red: ['Archery'] },
      decks: { base: { 1: ['Oars', 'Tools', 'Sailing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sibidu Needle' },
      { as: 'bob', sees: ['Sailing'] },
      {
        becomes: {
          ann: { blue: ['Sibidu Needle'], red: ['Archery'], hand: ['Sailing'], score: ['Oars', 'Tools'] },
        },
      },
    ],
  },
  'keeps a card whose color is topped by another value': {
    position: { ann: { blue: ['Sibidu Needle'], red: ['Optics'] }, decks: { base: { 1: ['Oars'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Sibidu Needle' },
      { becomes: { ann: { blue: ['Sibidu Needle'], red: ['Optics'], hand: ['Oars'] } } },
    ],
  },
})
