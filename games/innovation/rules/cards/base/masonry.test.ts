import { scenarios } from '../../testing/scenarios'

scenarios('Masonry', {
  'melds castles and claims Monument in the middle of the effect': {
    position: {
      ann: { yellow: ['Masonry'], red: ['Archery'], hand: ['Oars', 'Metalworking', 'Tools', 'The Wheel'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Masonry' },
      { as: 'ann', offers: ['Oars', 'Metalworking', 'Tools', 'The Wheel'], min: 0, max: 4 },
      { as: 'ann', pick: ['Oars', 'Metalworking', 'The Wheel'] },
      {
        as: 'ann',
        offers: ['Oars', 'Metalworking', 'The Wheel', 'auto'],
        title: 'Choose a card to meld next.',
      },
      { as: 'ann', pick: ['Metalworking'] },
      { as: 'ann', pick: ['auto'] },
      {
        becomes: {
          ann: {
            yellow: ['Masonry'],
            red: ['Oars', 'Metalworking', 'Archery'],
            green: ['The Wheel'],
            hand: ['Tools'],
            achievements: ['Monument'],
          },
        },
      },
    ],
  },
})
