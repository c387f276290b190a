import { scenarios } from '../../testing/scenarios'

scenarios('Code of Laws', {
  'tucks a card of a color on the board and splays it': {
    position: { ann: { purple: ['Code of Laws'], blue: ['Tools'], hand: ['Writing', 'Archery'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Code of Laws' },
      { as: 'ann', offers: ['Writing'], min: 0 },
      { as: 'ann', pick: ['Writing'] },
      { as: 'ann', offers: ['blue'], min: 0, max: 1, title: '(optional) Choose a color to splay left' },
      { as: 'ann', pick: ['blue'] },
      {
        becomes: {
          ann: {
            purple: ['Code of Laws'],
            blue: { cards: ['Tools', 'Writing'], splay: 'left' },
            hand: ['Archery'],
            totals: { icons: { s: 2, k: 1, c: 3 } },
          },
        },
      },
    ],
  },
})
