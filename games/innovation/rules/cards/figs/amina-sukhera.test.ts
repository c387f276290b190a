import { changes, figureScenarios } from '../../testing/scenarios'

const second = { player: 'ann', action: 2, round: 2 }

figureScenarios('Amina Sukhera', {
  'a figure is scored from the hand of an opponent before a second action': {
    position: {
      turn: second,
      ann: { red: ['Amina Sukhera'], green: ['Sailing'] },
      bob: { hand: ['Homer', 'Archimedes', 'Oars'] },
      decks: { base: { 1: ['Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      { as: 'ann', offers: ['*figs-1* (bob)', '*figs-2* (bob)'], title: 'Choose card(s) to score', count: 1 },
      { as: 'ann', pick: ['*figs-2* (bob)'] },
      changes({ ann: { blue: ['Tools'], score: ['Archimedes'] }, bob: { hand: ['Homer', 'Oars'] } }),
    ],
  },
  'a first action scores nothing, nor does a second where opponents hold no figure': {
    position: {
      ann: { red: ['Amina Sukhera'], blue: ['Writing'], hand: ['Fu Xi'] },
      bob: { hand: ['Homer', 'Oars'] },
      decks: { base: { 2: ['Calendar', 'Currency'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, changes({ ann: { hand: ['Fu Xi', 'Calendar'] } })],
  },
  'top cards with a castle count as available achievements': {
    position: {
      achievements: [],
      ann: {
        red: ['Amina Sukhera'],
        yellow: ['Masonry'],
        green: ['Sailing'],
        blue: ['Tools'],
        score: ['Coal'],
      },
    },
    steps: [{ as: 'ann', in: 'Achieve', offers: ['Masonry', 'Tools'] }],
  },
  'castles on the boards of others, or under another card, do not': {
    position: {
      achievements: [],
      ann: { red: ['Amina Sukhera'], green: ['Sailing', 'The Wheel'], score: ['Coal'] },
      bob: { yellow: ['Masonry'] },
    },
    steps: [{ as: 'ann', in: 'Achieve', offers: [] }],
  },
  'a card that two figures make available is offered once': {
    position: {
      achievements: [],
      ann: { red: ['Amina Sukhera'], yellow: ['Cai Lun'], green: ['The Wheel'], score: ['Coal'] },
    },
    steps: [{ as: 'ann', in: 'Achieve', offers: ['The Wheel'] }],
  },
})
