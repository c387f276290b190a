import { changes, scenarios } from '../../testing/scenarios'

scenarios('Plush Beweglich Rod Bear', {
  'splays up what has a top card of the value, and returns that value from all score piles': {
    position: {
      ann: {
        yellow: ['Plush Beweglich Rod Bear'],
        red: ['Archery', 'Oars'],
        blue: ['Tools', 'Pottery'],
        purple: ['Philosophy', 'Mysticism'],
        score: ['Sailing', 'Optics'],
      },
      bob: { score: ['Masonry', 'Paper'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Plush Beweglich Rod Bear' },
      { as: 'ann', offers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], title: 'Choose Age', count: 1, pick: [1] },
      changes({
        ann: {
          red: { cards: ['Archery', 'Oars'], splay: 'up' },
          blue: { cards: ['Tools', 'Pottery'], splay: 'up' },
          score: ['Optics'],
        },
        bob: { score: ['Paper'] },
      }),
    ],
  },
  'does nothing for a value that nobody has': {
    position: {
      ann: { yellow: ['Plush Beweglich Rod Bear'], red: ['Archery', 'Oars'], score: ['Optics'] },
      bob: { score: ['Masonry'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Plush Beweglich Rod Bear' }, { as: 'ann', pick: [5] }, changes()],
  },
})
