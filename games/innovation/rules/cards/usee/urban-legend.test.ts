import { changes, scenarios } from '../../testing/scenarios'

scenarios('Urban Legend', {
  'draws a 9 for each color with a factory, and may splay yellow or purple up': {
    position: {
      ann: { purple: ['Urban Legend'], red: ['Coal'], yellow: ['Canning', 'Agriculture'], blue: ['Tools'] },
      decks: { base: { 9: ['Genetics', 'Computers', 'Composites'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Urban Legend' },
      { as: 'ann', offers: ['yellow'], title: '(optional) Choose a color to splay up', count: [0, 1] },
      { as: 'ann', pick: ['yellow'] },
      changes({
        ann: {
          yellow: { cards: ['Canning', 'Agriculture'], splay: 'up' },
          hand: ['Genetics', 'Computers', 'Composites'],
        },
      }),
    ],
  },
  'wins with five': {
    position: {
      ann: {
        purple: ['Urban Legend'],
        red: ['Coal'],
        yellow: ['Canning'],
        green: ['Electricity'],
        blue: ['Chemistry'],
      },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Urban Legend' }, { over: { winner: 'ann', reason: 'Urban Legend' } }],
  },
})
