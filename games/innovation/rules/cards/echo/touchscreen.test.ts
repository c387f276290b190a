import { changes, scenarios } from '../../testing/scenarios'

scenarios('Touchscreen', {
  'splays each color by its number of cards, in the order chosen': {
    position: {
      ann: {
        blue: ['Touchscreen', 'Tools'],
        red: ['Oars', 'Archery', 'Metalworking', 'Optics'],
        yellow: ['Masonry'],
        green: ['Sailing', 'Clothing', 'The Wheel', 'Mapmaking', 'Currency', 'Paper'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Touchscreen' },
      {
        as: 'ann',
        offers: ['red up', 'green right', 'blue aslant'],
        title: 'Choose a color to splay next',
        count: 1,
      },
      { as: 'ann', pick: ['blue aslant'] },
      { as: 'ann', offers: ['red up', 'green right'], pick: 'green right' },
      changes({
        ann: {
          blue: { cards: ['Touchscreen', 'Tools'], splay: 'aslant' },
          red: { cards: ['Oars', 'Archery', 'Metalworking', 'Optics'], splay: 'up' },
          green: {
            cards: ['Sailing', 'Clothing', 'The Wheel', 'Mapmaking', 'Currency', 'Paper'],
            splay: 'right',
          },
        },
      }),
    ],
  },
  'splays eight or more left, three aslant, five up, and seven right': {
    position: {
      ann: {
        blue: ['Touchscreen', 'Tools', 'Pottery'],
        red: ['Oars', 'Archery', 'Metalworking', 'Optics', 'Coal'],
        green: ['Sailing', 'Clothing', 'The Wheel', 'Mapmaking', 'Currency', 'Paper', 'Compass'],
        purple: [
          'City States',
          'Code of Laws',
          'Mysticism',
          'Philosophy',
          'Monotheism',
          'Education',
          'Feudalism',
          'Reformation',
        ],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Touchscreen' },
      { as: 'ann', offers: ['red up', 'green right', 'blue aslant', 'purple left'] },
      { as: 'ann', picks: ['purple left', 'red up', 'blue aslant'] },
      changes({
        ann: {
          blue: { cards: ['Touchscreen', 'Tools', 'Pottery'], splay: 'aslant' },
          red: { cards: ['Oars', 'Archery', 'Metalworking', 'Optics', 'Coal'], splay: 'up' },
          green: {
            cards: ['Sailing', 'Clothing', 'The Wheel', 'Mapmaking', 'Currency', 'Paper', 'Compass'],
            splay: 'right',
          },
          purple: {
            cards: [
              'City States',
              'Code of Laws',
              'Mysticism',
              'Philosophy',
              'Monotheism',
              'Education',
              'Feudalism',
              'Reformation',
            ],
            splay: 'left',
          },
        },
      }),
    ],
  },
  'wins by splaying five colors': {
    position: {
      ann: {
        blue: ['Touchscreen', 'Tools'],
        red: ['Oars', 'Archery'],
        yellow: ['Masonry', 'Agriculture'],
        green: ['Sailing', 'Clothing'],
        purple: ['Mysticism', 'Philosophy'],
      },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Touchscreen', 'blue aslant', 'red aslant', 'yellow aslant'] },
      { as: 'ann', pick: 'green aslant' },
      { over: { winner: 'ann', reason: 'Touchscreen' } },
    ],
  },
  'does not win where a color was splayed that way before': {
    position: {
      ann: {
        blue: ['Touchscreen', 'Tools'],
        red: { cards: ['Oars', 'Archery'], splay: 'aslant' },
        yellow: ['Masonry', 'Agriculture'],
        green: ['Sailing', 'Clothing'],
        purple: ['Mysticism', 'Philosophy'],
      },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Touchscreen', 'blue aslant', 'yellow aslant', 'green aslant'] },
      changes({
        ann: {
          blue: { cards: ['Touchscreen', 'Tools'], splay: 'aslant' },
          yellow: { cards: ['Masonry', 'Agriculture'], splay: 'aslant' },
          green: { cards: ['Sailing', 'Clothing'], splay: 'aslant' },
          purple: { cards: ['Mysticism', 'Philosophy'], splay: 'aslant' },
          achievements: ['Wonder'],
        },
      }),
    ],
  },
})
