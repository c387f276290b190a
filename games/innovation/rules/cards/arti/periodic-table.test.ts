import { changes, scenarios } from '../../testing/scenarios'

scenarios('Periodic Table', {
  'melds one higher than two cards of one value, and again when over one of them': {
    position: {
      ann: { blue: ['Periodic Table'], red: ['Archery'], yellow: ['Masonry'], green: ['Sailing'] },
      decks: { base: { 2: ['Road Building', 'Philosophy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Periodic Table' },
      {
        as: 'ann',
        offers: ['Archery, Masonry', 'Archery, Sailing', 'Masonry, Sailing'],
        title: 'Choose two cards',
        count: 1,
      },
      { as: 'ann', pick: ['Archery, Sailing'] },
      changes({ ann: { red: ['Road Building', 'Archery'], purple: ['Philosophy'] } }),
    ],
  },
  'melded over a card that was not chosen, it is the last': {
    position: {
      ann: { blue: ['Periodic Table'], red: ['Archery'], yellow: ['Masonry'], green: ['Sailing'] },
      decks: { base: { 2: ['Road Building'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Periodic Table', 'Masonry, Sailing'] },
      { turn: 'bob' },
      changes({ ann: { red: ['Road Building', 'Archery'] } }),
    ],
  },
  'draws nothing without two of one value': {
    position: { ann: { blue: ['Periodic Table'], red: ['Archery'], yellow: ['Fermenting'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Periodic Table' }, changes(), { turn: 'bob' }],
  },
})
