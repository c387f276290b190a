import { changes, scenarios } from '../../testing/scenarios'

scenarios('Television', {
  'melds an 8, puts a score card of an opponent on their board, and achieves another of its value': {
    position: {
      ann: { purple: ['Television'] },
      bob: { score: ['Tools', 'Oars', 'Calendar'], achievements: ['Archery'] },
      decks: { base: { '8': ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Television' },
      { as: 'ann', offers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], title: 'Choose Age', count: 1, pick: [1] },
      { as: 'ann', offers: ['*base-1* (bob)', '*base-1* (bob)'], title: 'Choose Cards(s)', count: 1 },
      { as: 'ann', pick: ['*base-1* (bob)'] },
      changes({
        ann: { red: ['Flight'], achievements: ['Oars'] },
        bob: { blue: ['Tools'], score: ['Calendar'] },
      }),
    ],
  },
  'achieves nothing where the opponent has no achievement of the value': {
    position: {
      ann: { purple: ['Television'] },
      bob: { score: ['Tools', 'Oars'], achievements: ['Calendar'] },
      decks: { base: { '8': ['Flight'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Television', [1], '*base-1* (bob)'] },
      changes({ ann: { red: ['Flight'] }, bob: { blue: ['Tools'], score: ['Oars'] } }),
    ],
  },
  'achieves nothing that is not eligible': {
    position: {
      ann: { purple: ['Television'] },
      bob: { score: ['Paper', 'Optics'], achievements: ['Education'] },
      decks: { base: { '8': ['Flight'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Television', [3], '*base-3* (bob)'] },
      changes({ ann: { red: ['Flight'] }, bob: { green: ['Paper'], score: ['Optics'] } }),
    ],
  },
  'does nothing for a value that is not there': {
    position: {
      ann: { purple: ['Television'] },
      bob: { score: ['Paper'] },
      decks: { base: { '8': ['Flight'] } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Television', [5]] }, changes({ ann: { red: ['Flight'] } })],
  },
})
