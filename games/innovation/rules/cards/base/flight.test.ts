import { changes, scenarios } from '../../testing/scenarios'

scenarios('Flight', {
  'splays any color up with red splayed up, and red is asked about no more': {
    position: {
      ann: {
        red: { cards: ['Flight', 'Oars'], splay: 'up' },
        blue: ['Tools', 'Pottery'],
        green: { cards: ['Sailing', 'Clothing'], splay: 'up' },
        purple: { cards: ['Mysticism', 'Code of Laws'], splay: 'left' },
        yellow: ['Masonry'],
      },
      achievements: [],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Flight' },
      {
        as: 'ann',
        offers: ['blue', 'purple'],
        title: '(optional) Choose a color to splay up',
        count: [0, 1],
      },
      { as: 'ann', pick: ['purple'] },
      changes({ ann: { purple: { cards: ['Mysticism', 'Code of Laws'], splay: 'up' } } }),
    ],
  },
  'splays only red up as long as it is not': {
    position: { ann: { red: ['Flight', 'Oars'], blue: ['Tools', 'Pottery'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Flight' },
      { as: 'ann', offers: ['red'], title: '(optional) Choose a color to splay up', count: [0, 1] },
      { as: 'ann', pick: ['red'] },
      changes({ ann: { red: { cards: ['Flight', 'Oars'], splay: 'up' } } }),
      { turn: 'bob' },
    ],
  },
  'splays nothing when declined': {
    position: { ann: { red: ['Flight', 'Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Flight' }, { as: 'ann', pick: [] }, changes()],
  },
  'asks nothing with a single red card': {
    position: { ann: { red: ['Flight'], blue: ['Tools', 'Pottery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Flight' }, changes(), { turn: 'bob' }],
  },
  'is shared with whoever has as many coins': {
    position: {
      ann: { red: ['Flight'] },
      bob: { green: ['Sailing'], red: ['Archery', 'Oars'] },
      decks: { base: { 8: ['Rocketry'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Flight' },
      { as: 'bob', pick: ['red'] },
      changes({ ann: { hand: ['Rocketry'] }, bob: { red: { cards: ['Archery', 'Oars'], splay: 'up' } } }),
    ],
  },
})
