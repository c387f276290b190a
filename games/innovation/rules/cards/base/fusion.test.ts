import { changes, scenarios } from '../../testing/scenarios'

scenarios('Fusion', {
  'scores an 11, then cards of chosen values one or two lower, until none is there': {
    position: {
      ann: {
        red: ['Fusion'],
        yellow: ['Reclamation'],
        green: ['Satellites', 'Hypersonics'],
        blue: ['Software'],
        purple: ['Services'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fusion' },
      { as: 'ann', offers: ['Fusion', 'Reclamation'], title: 'Choose card(s) to score', count: 1 },
      { as: 'ann', pick: ['Reclamation'] },
      { as: 'ann', offers: [9, 10], title: 'Choose Age', count: 1, pick: [10] },
      { as: 'ann', offers: [8, 9], pick: [9] },
      { as: 'ann', offers: ['Satellites', 'Services'], pick: 'Satellites' },
      { as: 'ann', offers: [7, 8], pick: [8] },
      changes({
        ann: {
          green: ['Hypersonics'],
          score: ['Reclamation', 'Software', 'Satellites'],
          yellow: [],
          blue: [],
        },
      }),
      { turn: 'bob' },
    ],
  },
  'ends when no value is left': {
    position: {
      ann: {
        red: ['Fusion'],
        yellow: ['Medicine', 'Canal Building', 'Masonry'],
        green: ['Satellites'],
        blue: ['Evolution'],
        purple: ['Astronomy'],
      },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Fusion', [9], [7], [5], [3]] },
      { as: 'ann', offers: [1, 2], pick: [2] },
      changes({
        ann: {
          score: ['Fusion', 'Satellites', 'Evolution', 'Astronomy', 'Medicine', 'Canal Building', 'Masonry'],
          red: [],
          yellow: [],
          green: [],
          blue: [],
          purple: [],
        },
      }),
    ],
  },
  'a sharer without an 11 scores nothing and chooses nothing': {
    position: { ann: { red: ['Fusion'] }, bob: { green: ['Satellites'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Fusion', [10]] },
      changes({ ann: { score: ['Fusion'], red: [] } }),
      { turn: 'bob' },
    ],
  },
})
