import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Huang Di', {
  'a card is drawn before an action with leaves': {
    position: {
      ann: { blue: ['Huang Di'], yellow: ['Fermenting'] },
      decks: { base: { 2: ['Calendar', 'Currency'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Fermenting' }, changes({ ann: { hand: ['Calendar', 'Currency'] } })],
  },
  'none is before an action with another icon': {
    position: { ann: { blue: ['Huang Di'], green: ['Sailing'] }, decks: { base: { 1: ['Oars'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Sailing' }, changes({ ann: { red: ['Oars'] } })],
  },
  'nor before an auspice on a card with leaves': {
    position: {
      ann: { blue: ['Huang Di'], yellow: ['Fermenting'], red: ['Tigernmas'] },
      decks: { base: { 2: ['Calendar', 'Currency'] } },
    },
    steps: [
      { as: 'ann', picks: ['Auspice.Fermenting', 'Huang Di'] },
      changes({ ann: { hand: ['Calendar', 'Currency'], score: ['Huang Di'], blue: [] } }),
    ],
  },
  'of two karmas that an action triggers, one is chosen': {
    position: {
      ann: { blue: ['Huang Di'], purple: ['Homer'], yellow: ['Fermenting'] },
      decks: { base: { 2: ['Calendar', 'Currency', 'Mapmaking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fermenting' },
      { as: 'ann', offers: ['Huang Di', 'Homer'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Huang Di', 'Homer'] },
      changes({ ann: { hand: ['Calendar', 'Currency'], score: ['Homer'], purple: [] } }),
    ],
  },
})
