import { changes, scenarios } from '../../testing/scenarios'

scenarios('Email', {
  'foreshadows a 10 and a 9, then executes the lowest top card': {
    position: {
      ann: { green: ['Email'], blue: ['Writing'], red: ['Coal'] },
      decks: { base: { '2': ['Calendar'], '9': ['Ecology'], '10': ['Robotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Email' },
      changes({ ann: { forecast: ['Robotics', 'Ecology'], hand: ['Calendar'] } }),
    ],
  },
  'executes the lowest of the others where a green card is lower': {
    position: {
      ann: { green: ['Email'], yellow: ['Stem Cells'], red: ['Fusion'] },
      decks: { base: { 9: ['Ecology'], 10: ['Robotics'], 11: ['Escapism'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Email' },
      changes({ ann: { forecast: ['Robotics', 'Ecology'], hand: ['Escapism'] } }),
    ],
  },
  'executes nothing without a top card of another color': {
    position: { ann: { green: ['Email'] }, decks: { base: { 9: ['Ecology'], 10: ['Robotics'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Email' },
      changes({ ann: { forecast: ['Robotics', 'Ecology'] } }),
      { turn: 'bob' },
    ],
  },
  'asks which of the lowest': {
    position: {
      ann: { green: ['Email'], red: ['Archery'], blue: ['Writing'] },
      decks: { base: { '2': ['Calendar'], '9': ['Ecology'], '10': ['Robotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Email' },
      { as: 'ann', offers: ['Archery', 'Writing'], title: 'Choose Cards(s)', count: 1, pick: 'Writing' },
      changes({ ann: { forecast: ['Robotics', 'Ecology'], hand: ['Calendar'] } }),
    ],
  },
})
