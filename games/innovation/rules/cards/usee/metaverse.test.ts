import { changes, scenarios } from '../../testing/scenarios'

scenarios('Metaverse', {
  'scores the top card of each splayed color': {
    position: {
      ann: {
        purple: { cards: ['Metaverse', 'Mysticism'], splay: 'up' },
        red: { cards: ['Archery', 'Oars'], splay: 'left' },
        blue: { cards: ['Tools', 'Pottery'], splay: 'left' },
        green: ['Sailing', 'Paper'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Metaverse' },
      changes({
        ann: {
          purple: ['Mysticism'],
          red: ['Oars'],
          blue: ['Pottery'],
          score: ['Metaverse', 'Archery', 'Tools'],
        },
      }),
    ],
  },
  'loses with fewer than three': {
    position: {
      ann: {
        purple: { cards: ['Metaverse', 'Mysticism'], splay: 'up' },
        red: { cards: ['Archery', 'Oars'], splay: 'left' },
      },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Metaverse' }, { over: { winner: 'bob', reason: 'Metaverse' } }],
  },
  'loses with none': {
    position: { ann: { purple: ['Metaverse'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Metaverse' }, { over: { winner: 'bob', reason: 'Metaverse' } }],
  },
})
