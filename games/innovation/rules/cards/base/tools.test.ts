import { changes, scenarios } from '../../testing/scenarios'

scenarios('Tools', {
  'asks before three cards are returned; both effects happen although the first covers the card': {
    position: {
      ann: { blue: ['Tools'], hand: ['Archery', 'Oars', 'Sailing', 'Paper'] },
      decks: { base: { 3: ['Alchemy'], 1: ['Pottery', 'Clothing', 'Writing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Tools' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Return three cards to draw and meld a {3}?', pick: 'yes' },
      {
        as: 'ann',
        offers: ['Archery', 'Oars', 'Sailing', 'Paper'],
        title: 'Choose card(s) to return',
        count: 3,
      },
      { as: 'ann', refused: ['Archery', 'Oars'] },
      { as: 'ann', picks: [['Archery', 'Oars', 'Sailing'], 'Paper'] },
      changes({
        ann: { blue: ['Alchemy', 'Tools'], hand: ['Pottery', 'Clothing', 'Writing'] },
        decks: { base: { 3: [] } },
      }),
    ],
  },
  'returns one or two cards where there are no more, without the meld': {
    position: { ann: { blue: ['Tools'], hand: ['Archery', 'Oars'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Tools' },
      { as: 'ann', offers: ['Archery', 'Oars'], title: '(optional) Choose card(s) to return', count: [0, 2] },
      { as: 'ann', picks: ['Archery', ['Archery', 'Oars']] },
      changes({ ann: { hand: [] } }),
      { turn: 'bob' },
    ],
  },
  'keeps one or two cards, too': {
    position: { ann: { blue: ['Tools'], hand: ['Archery', 'Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Tools' }, { as: 'ann', pick: [] }, changes()],
  },
  'may be declined, both': {
    position: { ann: { blue: ['Tools'], hand: ['Archery', 'Oars', 'Paper'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Tools', 'no'] },
      { as: 'ann', offers: ['Paper'], title: '(optional) Choose card(s) to return', count: [0, 1], pick: [] },
      changes(),
    ],
  },
  'is shared by whoever has as many bulbs': {
    position: {
      ann: { blue: ['Tools'] },
      bob: { blue: ['Writing'], hand: ['Paper'] },
      decks: { base: { 1: ['Pottery', 'Clothing', 'Oars', 'Masonry'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Tools' },
      { as: 'bob', picks: [[], 'Paper'] },
      changes({ ann: { hand: ['Masonry'] }, bob: { hand: ['Pottery', 'Clothing', 'Oars'] } }),
    ],
  },
})
