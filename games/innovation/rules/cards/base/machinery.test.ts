import { changes, scenarios } from '../../testing/scenarios'

scenarios('Machinery', {
  'exchanges a whole hand for all the highest cards, even for none': {
    position: { ann: { yellow: ['Machinery'], hand: ['Paper', 'Compass', 'Sailing'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Machinery' },
      changes({ ann: { hand: ['Sailing'] }, bob: { hand: ['Paper', 'Compass'] } }),
      { as: 'ann', sees: ['Sailing'] },
    ],
  },
  'takes a whole hand for all cards that tie for highest': {
    position: {
      ann: { yellow: ['Machinery'], hand: ['Calendar', 'Currency', 'Sailing'] },
      bob: { hand: ['Clothing', 'Paper'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Machinery' },
      changes({ ann: { hand: ['Sailing', 'Clothing', 'Paper'] }, bob: { hand: ['Calendar', 'Currency'] } }),
    ],
  },
  'scores a castle from the hand and splays red left': {
    position: {
      ann: { yellow: ['Machinery'], red: ['Oars', 'Metalworking'] },
      bob: { hand: ['Archery', 'Tools', 'Sailing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Machinery' },
      { as: 'ann', offers: ['Archery', 'Tools'], title: 'Choose card(s) to score', count: 1, pick: 'Tools' },
      { as: 'ann', offers: ['red'], title: '(optional) Choose a color to splay left', count: [0, 1] },
      { as: 'ann', pick: ['red'] },
      changes({
        ann: {
          red: { cards: ['Oars', 'Metalworking'], splay: 'left' },
          hand: ['Archery', 'Sailing'],
          score: ['Tools'],
        },
        bob: { hand: [] },
      }),
    ],
  },
  'may leave red as it is': {
    position: { ann: { yellow: ['Machinery'], red: ['Oars', 'Metalworking'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Machinery' }, { as: 'ann', pick: [] }, changes()],
  },
  'demands nothing of a sharer, who must score a castle as well': {
    position: {
      ann: { yellow: ['Machinery'], hand: ['Sailing'] },
      bob: { blue: ['Pottery'], hand: ['Archery', 'Paper'] },
      decks: { base: { 3: ['Compass'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Machinery' },
      changes({ ann: { hand: ['Sailing', 'Compass'] }, bob: { hand: ['Paper'], score: ['Archery'] } }),
    ],
  },
})
