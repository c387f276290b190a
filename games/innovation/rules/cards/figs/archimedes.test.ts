import { figuresTurn, scenarios } from '../../testing/scenarios'

scenarios('Archimedes', {
  'values in the effects of an action are one higher': {
    position: {
      ...figuresTurn,
      ann: { blue: ['Archimedes'], green: ['Sailing'] },
      decks: { base: { 2: ['Construction'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Sailing' }, { changes: { ann: { red: ['Construction'] } } }],
  },
  'plain numbers and counts are not': {
    position: {
      ...figuresTurn,
      achievements: ['Writing', 'Calendar', 'Paper'],
      ann: { blue: ['Archimedes'], red: ['Archery'] },
      bob: { hand: ['Coal'] },
      decks: { base: { 2: ['Mapmaking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Archery' },
      { as: 'ann', offers: ['*base-1*', '*base-2*'] },
      { as: 'ann', pick: ['*base-2*'] },
      { changes: { ann: { hand: ['Coal'] }, bob: { hand: ['Mapmaking'] }, junk: ['Calendar'] } },
    ],
  },
  "another's action is not raised": {
    position: {
      ...figuresTurn,
      ann: { green: ['Sailing'] },
      bob: { blue: ['Archimedes'] },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Sailing' }, { changes: { ann: { red: ['Oars'] } } }],
  },
  'what another figure does is not raised, where that is the chosen one': {
    position: {
      ...figuresTurn,
      ann: { blue: ['Archimedes'], red: ['Alexander the Great'], green: ['Sailing'] },
      decks: { base: { 2: ['Calendar'], 1: ['Agriculture'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      { as: 'ann', offers: ['Alexander the Great', 'Archimedes'] },
      { as: 'ann', pick: ['Alexander the Great'] },
      { as: 'ann', pick: ['Archimedes'] },
      { changes: { ann: { yellow: ['Agriculture'], score: ['Calendar', 'Archimedes'], blue: [] } } },
    ],
  },
})
