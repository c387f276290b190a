import { changes, figureScenarios } from '../../testing/scenarios'

const second = { player: 'ann', action: 2, round: 2 }

figureScenarios('Sun Tzu', {
  'cards with the featured icon may be melded before a sharing bonus': {
    position: {
      ann: { red: ['Sun Tzu'], blue: ['Writing'], hand: ['Mathematics', 'Philosophy', 'Oars'] },
      bob: { blue: ['Tools'] },
      decks: { base: { 2: ['Calendar', 'Currency'] }, figs: { 2: ['Plato'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      {
        as: 'ann',
        offers: ['Mathematics', 'Philosophy'],
        count: [0, 2],
        title: '(optional) Choose card(s) to meld',
      },
      { as: 'ann', pick: ['Philosophy'] },
      changes({
        ann: { purple: ['Philosophy'], hand: ['Mathematics', 'Oars', 'Currency', 'Plato'] },
        bob: { hand: ['Calendar'] },
      }),
    ],
  },
  'none need be': {
    position: {
      ann: { red: ['Sun Tzu'], blue: ['Writing'], hand: ['Mathematics'] },
      bob: { blue: ['Tools'] },
      decks: { base: { 2: ['Calendar', 'Currency'] }, figs: { 2: ['Plato'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Writing', []] },
      changes({ ann: { hand: ['Mathematics', 'Currency', 'Plato'] }, bob: { hand: ['Calendar'] } }),
    ],
  },
  'no other draw melds anything': {
    position: {
      ann: { red: ['Sun Tzu'], blue: ['Writing'], hand: ['Mathematics'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, changes({ ann: { hand: ['Mathematics', 'Calendar'] } })],
  },
  'of two karmas that the bonus triggers, one is chosen': {
    position: {
      turn: second,
      ann: { red: ['Sun Tzu'], purple: ['Al-Kindi'], blue: ['Writing'], hand: ['Mathematics'] },
      bob: { blue: ['Tools'] },
      decks: { base: { 2: ['Calendar', 'Currency'] }, figs: { 3: ['Shen Kuo'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'ann', offers: ['Sun Tzu', 'Al-Kindi'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Sun Tzu', 'Mathematics', 'Al-Kindi'] },
      changes({
        ann: {
          blue: ['Mathematics', 'Writing'],
          hand: ['Currency', 'Shen Kuo'],
          score: ['Al-Kindi'],
          purple: [],
        },
        bob: { hand: ['Calendar'] },
      }),
    ],
  },
})
