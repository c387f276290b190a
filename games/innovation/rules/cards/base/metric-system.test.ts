import { changes, scenarios } from '../../testing/scenarios'

scenarios('Metric System', {
  'with green splayed right, splays any color right': {
    position: {
      ann: {
        green: { cards: ['Metric System', 'Sailing'], splay: 'right' },
        red: ['Archery', 'Oars'],
        yellow: ['Masonry', 'Agriculture'],
        blue: { cards: ['Tools', 'Pottery'], splay: 'left' },
        purple: ['Mysticism'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Metric System' },
      {
        as: 'ann',
        offers: ['red', 'yellow', 'blue'],
        title: '(optional) Choose a color to splay right',
        count: [0, 1],
      },
      { as: 'ann', pick: ['blue'] },
      changes({ ann: { blue: { cards: ['Tools', 'Pottery'], splay: 'right' } } }),
      { turn: 'bob' },
    ],
  },
  'otherwise splays green only': {
    position: {
      ann: { green: { cards: ['Metric System', 'Sailing'], splay: 'left' }, blue: ['Tools', 'Pottery'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Metric System' },
      { as: 'ann', offers: ['green'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: ['green'] },
      changes({ ann: { green: { cards: ['Metric System', 'Sailing'], splay: 'right' } } }),
    ],
  },
  'need not splay': {
    position: { ann: { green: ['Metric System', 'Sailing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Metric System' }, { as: 'ann', pick: [] }, changes()],
  },
  'asks nothing of a single green card': {
    position: { ann: { green: ['Metric System'], blue: ['Tools', 'Pottery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Metric System' }, changes(), { turn: 'bob' }],
  },
  'shares with whoever has as many coins, who looks at their own green cards': {
    position: {
      ann: { green: ['Metric System'] },
      bob: { green: { cards: ['Sailing', 'Clothing'], splay: 'right' }, blue: ['Tools', 'Pottery'] },
      decks: { base: { 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Metric System' },
      { as: 'bob', pick: ['blue'] },
      changes({ ann: { hand: ['Canning'] }, bob: { blue: { cards: ['Tools', 'Pottery'], splay: 'right' } } }),
    ],
  },
})
