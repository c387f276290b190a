import { changes, scenarios } from '../../testing/scenarios'

scenarios('Novel', {
  'returns the forecast, draws a 3, may splay purple left': {
    position: {
      ann: { purple: ['Novel', 'Philosophy'], forecast: ['Tools', 'Oars'] },
      decks: { base: { '3': ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Novel' },
      { as: 'ann', offers: ['purple'], title: '(optional) Choose a color to splay left', count: [0, 1] },
      { as: 'ann', pick: ['purple'] },
      changes({
        ann: { purple: { cards: ['Novel', 'Philosophy'], splay: 'left' }, hand: ['Paper'], forecast: [] },
      }),
    ],
  },
  'claims Supremacy for an icon on all other top cards': {
    position: {
      expansions: ['base', 'echo'],
      ann: { purple: ['Novel'], red: ['Archery'], blue: ['Tools'] },
      decks: { echo: { '3': ['Deodorant'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Novel' },
      changes({ ann: { hand: ['Deodorant'], achievements: ['Supremacy'] } }),
    ],
  },
  'claims nothing for coins': {
    position: {
      expansions: ['base', 'echo'],
      ann: { purple: ['Novel'], red: ['Optics'], green: ['Sailing'] },
      decks: { base: { '3': ['Paper'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Novel' }, changes({ ann: { hand: ['Paper'] } }), { turn: 'bob' }],
  },
  'claims nothing where no icon is on all of them, or there is none': {
    position: {
      expansions: ['base', 'echo'],
      ann: { purple: ['Novel'], red: ['Archery'], green: ['Sailing'] },
      decks: { echo: { '3': ['Deodorant'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Novel' }, changes({ ann: { hand: ['Deodorant'] } })],
  },
  'claims nothing without a non-purple top card': {
    position: {
      expansions: ['base', 'echo'],
      ann: { purple: ['Novel'] },
      decks: { echo: { '3': ['Deodorant'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Novel' }, changes({ ann: { hand: ['Deodorant'] } })],
  },
})
