import { changes, scenarios } from '../../testing/scenarios'

scenarios('Sunglasses', {
  'scores a card of a splayed color, then splays purple as another color is': {
    position: {
      ann: {
        purple: ['Sunglasses', 'Philosophy'],
        blue: { cards: ['Tools', 'Pottery'], splay: 'left' },
        hand: ['Writing', 'Oars'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sunglasses' },
      { as: 'ann', offers: ['purple left'], title: '(optional) Choose a color to splay', count: [0, 1] },
      { as: 'ann', pick: ['purple left'] },
      changes({
        ann: {
          purple: { cards: ['Sunglasses', 'Philosophy'], splay: 'left' },
          hand: ['Oars'],
          score: ['Writing'],
        },
      }),
    ],
  },
  'offers both ways at once': {
    position: {
      ann: {
        purple: { cards: ['Sunglasses', 'Philosophy'], splay: 'up' },
        blue: { cards: ['Tools', 'Pottery'], splay: 'left' },
        red: ['Oars', 'Archery'],
        green: ['Sailing'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sunglasses' },
      { as: 'ann', offers: ['purple left', 'red up', 'blue up'], pick: 'blue up' },
      changes({ ann: { blue: { cards: ['Tools', 'Pottery'], splay: 'up' } } }),
    ],
  },
  'may be declined': {
    position: {
      ann: { purple: ['Sunglasses', 'Philosophy'], blue: { cards: ['Tools', 'Pottery'], splay: 'left' } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Sunglasses' }, { as: 'ann', pick: [] }, changes()],
  },
  'does nothing where nothing is splayed': {
    position: {
      ann: { purple: ['Sunglasses', 'Philosophy'], blue: ['Tools', 'Pottery'], hand: ['Writing'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Sunglasses' }, changes(), { turn: 'bob' }],
  },
})
