import { changes, scenarios } from '../../testing/scenarios'

scenarios('Fashion Mask', {
  'tucks coins and factories, and may safeguard one of them': {
    position: {
      ann: {
        yellow: ['Fashion Mask'],
        red: ['Optics', 'Oars'],
        green: ['Sailing', 'Paper'],
        blue: ['Tools'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fashion Mask' },
      {
        as: 'ann',
        offers: ['Optics', 'Sailing'],
        title: '(optional) Choose card(s) to safeguard',
        count: [0, 1],
      },
      { as: 'ann', pick: ['Optics'] },
      changes({ ann: { red: ['Oars'], green: ['Paper', 'Sailing'], safe: ['Optics'] } }),
    ],
  },
  'scores yellow and purple cards beneath the fifth, and splays both aslant': {
    position: {
      ann: {
        yellow: [
          'Fashion Mask',
          'Agriculture',
          'Masonry',
          'Domestication',
          'Fermenting',
          'Canal Building',
          'Machinery',
        ],
        purple: ['Mysticism', 'Monotheism'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fashion Mask' },
      changes({
        ann: {
          yellow: {
            cards: ['Fashion Mask', 'Agriculture', 'Masonry', 'Domestication', 'Fermenting'],
            splay: 'aslant',
          },
          purple: { cards: ['Mysticism', 'Monotheism'], splay: 'aslant' },
          score: ['Canal Building', 'Machinery'],
        },
      }),
    ],
  },
  'need not safeguard, and splays nothing of one card': {
    position: { ann: { yellow: ['Fashion Mask'], red: ['Optics'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Fashion Mask' }, { as: 'ann', pick: [] }, changes()],
  },
})
