import { changes, scenarios } from '../../testing/scenarios'

scenarios('Human Genome', {
  'draws an 11, may score a card of any value, and takes the bottom red card into hand': {
    position: {
      ann: { blue: ['Human Genome'], red: ['Optics', 'Oars'] },
      decks: { base: { '3': ['Paper'], '11': ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Human Genome' },
      {
        as: 'ann',
        offers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
        title: '(optional) Choose Age',
        count: [0, 1],
      },
      { as: 'ann', pick: [3] },
      changes({ ann: { red: ['Optics'], hand: ['Oars', 'Fusion'], score: ['Paper'] } }),
    ],
  },
  'wins where hand and score pile have the same values': {
    position: {
      ann: { blue: ['Human Genome'], hand: ['Tools'], score: ['Oars'] },
      decks: { base: { '11': ['Fusion', 'Hypersonics'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Human Genome', [11]] },
      { over: { winner: 'ann', reason: 'Human Genome' } },
    ],
  },
  'does not win where one has a value twice': {
    position: {
      ann: { blue: ['Human Genome'], hand: ['Tools'], score: ['Oars', 'Archery'] },
      decks: { base: { '11': ['Fusion', 'Hypersonics'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Human Genome', [11]] },
      changes({ ann: { hand: ['Tools', 'Fusion'], score: ['Oars', 'Archery', 'Hypersonics'] } }),
    ],
  },
  'may be declined': {
    position: { ann: { blue: ['Human Genome'], score: ['Oars'] }, decks: { base: { '11': ['Fusion'] } } },
    steps: [{ as: 'ann', picks: ['Dogma.Human Genome', []] }, changes({ ann: { hand: ['Fusion'] } })],
  },
  'value 0 is a value to draw, too': {
    position: {
      age0: true,
      ann: { blue: ['Human Genome'] },
      decks: { base: { 0: ['Fishing'], 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Human Genome', [0]] },
      changes({ ann: { hand: ['Fusion'], score: ['Fishing'] } }),
    ],
  },
})
