import { changes, scenarios } from '../../testing/scenarios'

scenarios('Telegraph', {
  'splays a color as another player has it; may splay blue up': {
    position: {
      ann: { green: ['Telegraph', 'Sailing'], blue: ['Tools', 'Pottery'] },
      bob: { green: { cards: ['Clothing', 'The Wheel'], splay: 'right' } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Telegraph' },
      { as: 'ann', offers: ['bob'], title: '(optional) Choose', count: [0, 1], pick: 'bob.green right' },
      { as: 'ann', offers: ['blue'], title: '(optional) Choose a color to splay up', count: [0, 1] },
      { as: 'ann', pick: ['blue'] },
      changes({
        ann: {
          green: { cards: ['Telegraph', 'Sailing'], splay: 'right' },
          blue: { cards: ['Tools', 'Pottery'], splay: 'up' },
        },
      }),
    ],
  },
  'changes nothing by a color that is not splayed': {
    position: { ann: { green: ['Telegraph'], blue: { cards: ['Tools', 'Pottery'], splay: 'left' } } },
    steps: [{ as: 'ann', picks: ['Dogma.Telegraph', 'bob.blue none', []] }, changes()],
  },
  'may be declined': {
    position: {
      ann: { green: ['Telegraph', 'Sailing'] },
      bob: { green: { cards: ['Clothing', 'The Wheel'], splay: 'right' } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Telegraph', []] }, changes(), { turn: 'bob' }],
  },
  'splays all splayed colors up when foreseen': {
    position: {
      ann: {
        hand: ['Bicycle'],
        forecast: ['Telegraph'],
        yellow: { cards: ['Masonry', 'Agriculture'], splay: 'left' },
        red: { cards: ['Oars', 'Archery'], splay: 'right' },
        purple: ['Mysticism', 'Philosophy'],
      },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Bicycle', []] },
      changes({
        ann: {
          green: ['Telegraph', 'Bicycle'],
          yellow: { cards: ['Masonry', 'Agriculture'], splay: 'up' },
          red: { cards: ['Oars', 'Archery'], splay: 'up' },
          hand: [],
          forecast: [],
        },
      }),
    ],
  },
})
