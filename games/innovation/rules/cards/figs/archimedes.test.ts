import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Archimedes', {
  'values in the effects of an action are one higher': {
    position: { ann: { blue: ['Archimedes'], green: ['Sailing'] }, decks: { base: { 2: ['Construction'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Sailing' }, changes({ ann: { red: ['Construction'] } })],
  },
  'plain numbers and counts are not': {
    position: {
      achievements: ['Writing', 'Calendar', 'Paper'],
      ann: { blue: ['Archimedes'], red: ['Archery'] },
      bob: { hand: ['Coal'] },
      decks: { base: { 2: ['Mapmaking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Archery' },
      { as: 'ann', offers: ['*base-1*', '*base-2*'], pick: '*base-2*' },
      changes({ ann: { hand: ['Coal'] }, bob: { hand: ['Mapmaking'] }, junk: ['Calendar'] }),
    ],
  },
  "another's action is not raised": {
    position: {
      ann: { green: ['Sailing'] },
      bob: { blue: ['Archimedes'] },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Sailing' }, changes({ ann: { red: ['Oars'] } })],
  },
  'what another figure does is not raised, where that is the chosen one': {
    position: {
      ann: { blue: ['Archimedes'], red: ['Alexander the Great'], green: ['Sailing'] },
      decks: { base: { 2: ['Calendar'], 1: ['Agriculture'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      { as: 'ann', offers: ['Alexander the Great', 'Archimedes'] },
      { as: 'ann', picks: ['Alexander the Great', 'Archimedes'] },
      changes({ ann: { yellow: ['Agriculture'], score: ['Calendar', 'Archimedes'], blue: [] } }),
    ],
  },
})
