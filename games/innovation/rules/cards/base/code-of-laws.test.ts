import { scenarios } from '../../testing/scenarios'

scenarios('Code of Laws', {
  'tucks a card of a color on the board and splays it': {
    position: { ann: { purple: ['Code of Laws'], blue: ['Tools'], hand: ['Writing', 'Archery'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Code of Laws' },
      { as: 'ann', offers: ['Writing'], title: '(optional) Choose card(s) to tuck', min: 0, max: 1 },
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
  'may tuck and leave the color as it is': {
    position: { ann: { purple: ['Code of Laws'], blue: ['Tools'], hand: ['Writing'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Code of Laws' },
      { as: 'ann', pick: ['Writing'] },
      { as: 'ann', pick: [] },
      { becomes: { ann: { purple: ['Code of Laws'], blue: ['Tools', 'Writing'] } } },
    ],
  },
  'splays nothing when nothing is tucked': {
    position: { ann: { purple: ['Code of Laws'], blue: ['Tools', 'Pottery'], hand: ['Writing'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Code of Laws' },
      { as: 'ann', pick: [] },
      { becomes: { ann: { purple: ['Code of Laws'], blue: ['Tools', 'Pottery'], hand: ['Writing'] } } },
      { turn: 'bob' },
    ],
  },
  'asks nothing without a card of a color on the board': {
    position: { ann: { purple: ['Code of Laws'], hand: ['Archery'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Code of Laws' },
      { becomes: { ann: { purple: ['Code of Laws'], hand: ['Archery'] } } },
      { turn: 'bob' },
    ],
  },
  'is shared by whoever has as many coins': {
    position: {
      ann: { purple: ['Code of Laws'] },
      bob: { green: ['Sailing'], hand: ['Clothing'] },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Code of Laws' },
      { as: 'bob', pick: ['Clothing'] },
      { as: 'bob', pick: ['green'] },
      {
        becomes: {
          ann: { purple: ['Code of Laws'], hand: ['Oars'] },
          bob: { green: { cards: ['Sailing', 'Clothing'], splay: 'left' } },
        },
      },
    ],
  },
})
