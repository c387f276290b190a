import { changes, scenarios } from '../../testing/scenarios'

scenarios('Pavlovian Tusk', {
  'draws three of the value of the top green card, returns one and scores another': {
    position: {
      ann: { red: ['Pavlovian Tusk'], green: ['Currency'], hand: ['Oars'] },
      decks: { base: { 2: ['Calendar', 'Fermenting', 'Mathematics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Pavlovian Tusk' },
      {
        as: 'ann',
        offers: ['Calendar', 'Fermenting', 'Mathematics'],
        title: 'Choose card(s) to return',
        count: 1,
      },
      { as: 'ann', pick: ['Calendar'] },
      { as: 'ann', offers: ['Fermenting', 'Mathematics'], title: 'Choose card(s) to score', count: 1 },
      { as: 'ann', pick: ['Fermenting'] },
      changes({ ann: { hand: ['Oars', 'Mathematics'], score: ['Fermenting'] } }),
    ],
  },
  'draws cards of value 1 without a green card': {
    position: { ann: { red: ['Pavlovian Tusk'] }, decks: { base: { 1: ['Tools', 'Writing', 'Sailing'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Pavlovian Tusk', 'Tools', 'Writing'] },
      changes({ ann: { hand: ['Sailing'], score: ['Writing'] } }),
    ],
  },
})
