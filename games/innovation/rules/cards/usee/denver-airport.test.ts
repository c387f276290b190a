import { changes, scenarios } from '../../testing/scenarios'

scenarios('Denver Airport', {
  'achieves a secret, and may splay purple up': {
    position: {
      ann: { green: ['Denver Airport'], purple: ['Mysticism', 'Monotheism'], safe: ['Tools', 'Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Denver Airport' },
      {
        as: 'ann',
        offers: ['*base-1* (ann)', '*base-2* (ann)'],
        title: '(optional) Choose a card to achieve',
        count: [0, 1],
      },
      { as: 'ann', pick: ['*base-2* (ann)'] },
      { as: 'ann', offers: ['purple'], title: '(optional) Choose a color to splay up', count: [0, 1] },
      { as: 'ann', pick: ['purple'] },
      changes({
        ann: {
          purple: { cards: ['Mysticism', 'Monotheism'], splay: 'up' },
          safe: ['Tools'],
          achievements: ['Calendar'],
        },
      }),
    ],
  },
  'need not': {
    position: { ann: { green: ['Denver Airport'], safe: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Denver Airport' }, { as: 'ann', pick: [] }, changes()],
  },
})
