import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Rhazes', {
  'a card of the drawn value is tucked from the hand or the score pile of an opponent': {
    position: {
      ann: { yellow: ['Rhazes'], hand: ['Paper', 'Oars'] },
      bob: { score: ['Optics', 'Tools'] },
      decks: { base: { 3: ['Compass'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Paper', '*base-3* (bob)'], title: 'Choose card(s) to tuck', count: 1 },
      { as: 'ann', pick: ['*base-3* (bob)'] },
      changes({ ann: { red: ['Optics'], hand: ['Paper', 'Oars', 'Compass'] }, bob: { score: ['Tools'] } }),
    ],
  },
  'without one nothing is tucked': {
    position: {
      ann: { yellow: ['Rhazes'], hand: ['Oars'], score: ['Optics'] },
      bob: { hand: ['Paper'] },
      decks: { base: { 3: ['Compass'] } },
    },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Oars', 'Compass'] } })],
  },
  "another's draw tucks nothing": {
    position: {
      ann: { hand: ['Oars'] },
      bob: { yellow: ['Rhazes'], hand: ['Tools'] },
      decks: { base: { 1: ['Sailing'] } },
    },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Oars', 'Sailing'] } })],
  },
  'of two karmas that a draw triggers, one is chosen': {
    position: {
      ann: { yellow: ['Rhazes'], green: ['Fu Xi'], hand: ['Paper'] },
      decks: { base: { 3: ['Compass'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Rhazes', 'Fu Xi'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Rhazes', 'Fu Xi'] },
      changes({ ann: { green: ['Paper'], hand: ['Compass'], score: ['Fu Xi'] } }),
    ],
  },
})
