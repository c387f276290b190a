import { changes, scenarios } from '../../testing/scenarios'

scenarios('Lever', {
  'draws two 2s, then one higher for each pair, in the order chosen': {
    position: {
      ann: { blue: ['Lever'], hand: ['Oars', 'Tools', 'Mathematics', 'Calendar', 'Archery'] },
      decks: { base: { '2': ['Philosophy', 'Mapmaking', 'Currency'], '3': ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Lever' },
      {
        as: 'ann',
        offers: ['Oars', 'Tools', 'Mathematics', 'Calendar', 'Archery', 'Philosophy', 'Mapmaking'],
        title: '(optional) Choose card(s) to return',
        count: [0, 7],
      },
      { as: 'ann', pick: ['Oars', 'Tools', 'Archery', 'Mathematics', 'Calendar'] },
      { as: 'ann', offers: [2, 3], title: 'Choose Age', count: 1, pick: [3] },
      changes({ ann: { hand: ['Philosophy', 'Mapmaking', 'Paper', 'Currency'] } }),
    ],
  },
  'draws nothing for cards of different value': {
    position: {
      ann: { blue: ['Lever'], hand: ['Oars'] },
      decks: { base: { '2': ['Philosophy', 'Mapmaking'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Lever', ['Oars', 'Philosophy']] },
      changes({ ann: { hand: ['Mapmaking'] } }),
      { turn: 'bob' },
    ],
  },
  'may be declined': {
    position: { ann: { blue: ['Lever'] }, decks: { base: { '2': ['Philosophy', 'Mapmaking'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Lever', []] },
      changes({ ann: { hand: ['Philosophy', 'Mapmaking'] } }),
    ],
  },
})
