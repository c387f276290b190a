import { changes, scenarios } from '../../testing/scenarios'

scenarios('Code of Laws', {
  'tucks a card of a color on the board and splays it': {
    position: { ann: { purple: ['Code of Laws'], blue: ['Tools'], hand: ['Writing', 'Archery'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Code of Laws' },
      { as: 'ann', offers: ['Writing'], title: '(optional) Choose card(s) to tuck', count: [0, 1] },
      { as: 'ann', pick: ['Writing'] },
      { as: 'ann', offers: ['blue'], count: [0, 1], title: '(optional) Choose a color to splay left' },
      { as: 'ann', pick: ['blue'] },
      changes({
        ann: {
          blue: { cards: ['Tools', 'Writing'], splay: 'left' },
          hand: ['Archery'],
          totals: { icons: { s: 2, k: 1, c: 3 } },
        },
      }),
    ],
  },
  'may tuck and leave the color as it is': {
    position: { ann: { purple: ['Code of Laws'], blue: ['Tools'], hand: ['Writing'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Code of Laws', 'Writing', []] },
      changes({ ann: { blue: ['Tools', 'Writing'], hand: [] } }),
    ],
  },
  'splays nothing when nothing is tucked': {
    position: { ann: { purple: ['Code of Laws'], blue: ['Tools', 'Pottery'], hand: ['Writing'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Code of Laws', []] }, changes(), { turn: 'bob' }],
  },
  'asks nothing without a card of a color on the board': {
    position: { ann: { purple: ['Code of Laws'], hand: ['Archery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Code of Laws' }, changes(), { turn: 'bob' }],
  },
  'is shared by whoever has as many coins': {
    position: {
      ann: { purple: ['Code of Laws'] },
      bob: { green: ['Sailing'], hand: ['Clothing'] },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Code of Laws' },
      { as: 'bob', picks: ['Clothing', 'green'] },
      changes({
        ann: { hand: ['Oars'] },
        bob: { green: { cards: ['Sailing', 'Clothing'], splay: 'left' }, hand: [] },
      }),
    ],
  },
})
