import { changes, scenarios } from '../../testing/scenarios'

const BOARD = { green: ['Paper', 'Sailing'], blue: ['Tools', 'Pottery'], red: ['Oars', 'Archery'] }

scenarios('Paper', {
  'splays green or blue left and draws a 4 for each color splayed left, whichever it is': {
    position: {
      ann: { ...BOARD, red: { cards: BOARD.red, splay: 'left' } },
      decks: { base: { 4: ['Gunpowder', 'Anatomy', 'Invention'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Paper' },
      {
        as: 'ann',
        offers: ['green', 'blue'],
        title: '(optional) Choose a color to splay left',
        count: [0, 1],
      },
      { as: 'ann', pick: ['blue'] },
      changes({
        ann: { blue: { cards: BOARD.blue, splay: 'left' }, hand: ['Gunpowder', 'Anatomy'] },
        decks: { base: { 4: ['Invention'] } },
      }),
    ],
  },
  'draws nothing when the splay is declined; other directions do not count': {
    position: { ann: { ...BOARD, red: { cards: BOARD.red, splay: 'right' } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Paper', []] },
      { becomes: { ann: { ...BOARD, red: { cards: BOARD.red, splay: 'right' } } } },
    ],
  },
  'asks nothing where neither color can be splayed': {
    position: { ann: { green: ['Paper'], red: ['Oars', 'Archery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Paper' }, changes(), { turn: 'bob' }],
  },
  'is shared, each by their own splays': {
    position: {
      ann: { green: ['Paper'] },
      bob: { blue: ['Mathematics', 'Tools'] },
      decks: { base: { 3: ['Compass'], 4: ['Gunpowder'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Paper' },
      { as: 'bob', pick: ['blue'] },
      changes({
        ann: { hand: ['Compass'] },
        bob: { blue: { cards: ['Mathematics', 'Tools'], splay: 'left' }, hand: ['Gunpowder'] },
      }),
    ],
  },
})
