import { changes, figureScenarios } from '../../testing/scenarios'

const second = { player: 'ann', action: 2, round: 2 }

figureScenarios('Johannes Kepler', {
  'values are raised by the number of different values above 3 on top': {
    position: {
      ann: {
        blue: ['Johannes Kepler'],
        red: ['Metalworking'],
        green: ['Navigation'],
        purple: ['Societies'],
        yellow: ['Medicine'],
      },
      decks: { base: { 3: ['Optics'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Metalworking' }, changes({ ann: { hand: ['Optics'] } })],
  },
  "another's action is not raised": {
    position: {
      ann: { red: ['Metalworking'] },
      bob: { blue: ['Johannes Kepler'] },
      decks: { base: { 1: ['Sailing'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Metalworking' }, changes({ ann: { hand: ['Sailing'] } })],
  },
  'an action is not raised if another karma is chosen for it': {
    position: {
      turn: second,
      ann: { blue: ['Johannes Kepler'], red: ['Amina Sukhera'], green: ['Sailing'] },
      bob: { hand: ['Homer'] },
      decks: { base: { 1: ['Masonry'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      { as: 'ann', offers: ['Amina Sukhera', 'Johannes Kepler'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Amina Sukhera', 'Amina Sukhera'] },
      changes({
        ann: { yellow: ['Masonry'], score: ['Homer', 'Amina Sukhera'], red: [] },
        bob: { hand: [] },
      }),
    ],
  },
})
