import { changes, scenarios } from '../../testing/scenarios'

const BOARD = { purple: ['Philosophy'], red: ['Oars', 'Archery'], blue: ['Tools', 'Pottery'] }

scenarios('Philosophy', {
  'splays one color left and scores a card': {
    position: {
      ann: { ...BOARD, green: ['Sailing'], yellow: ['Masonry', 'Agriculture'], hand: ['Paper', 'Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Philosophy' },
      {
        as: 'ann',
        offers: ['red', 'yellow', 'blue'],
        title: '(optional) Choose a color to splay left',
        count: [0, 1],
      },
      { as: 'ann', pick: ['blue'] },
      {
        as: 'ann',
        offers: ['Paper', 'Calendar'],
        title: '(optional) Choose card(s) to score',
        count: [0, 1],
      },
      { as: 'ann', pick: ['Paper'] },
      changes({ ann: { blue: { cards: BOARD.blue, splay: 'left' }, hand: ['Calendar'], score: ['Paper'] } }),
    ],
  },
  'may be declined, both': {
    position: { ann: { ...BOARD, hand: ['Paper'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Philosophy', [], []] },
      { becomes: { ann: { ...BOARD, hand: ['Paper'] } } },
    ],
  },
  'asks nothing where no color can be newly splayed and the hand is empty': {
    position: { ann: { purple: ['Philosophy'], red: { cards: ['Oars', 'Archery'], splay: 'left' } } },
    steps: [{ as: 'ann', pick: 'Dogma.Philosophy' }, changes(), { turn: 'bob' }],
  },
  'is shared by whoever has as many bulbs': {
    position: {
      ann: { purple: ['Philosophy'] },
      bob: { purple: ['Education'], hand: ['Oars'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Philosophy' },
      { as: 'bob', pick: ['Oars'] },
      changes({ ann: { hand: ['Calendar'] }, bob: { score: ['Oars'], hand: [] } }),
    ],
  },
})
