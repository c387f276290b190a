import { figuresTurn, scenarios } from '../../testing/scenarios'

scenarios('Rhazes', {
  'a card of the drawn value is tucked from the hand or the score pile of an opponent': {
    position: {
      ...figuresTurn,
      ann: { yellow: ['Rhazes'], hand: ['Paper', 'Oars'] },
      bob: { score: ['Optics', 'Tools'] },
      decks: { base: { 3: ['Compass'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Paper', '*base-3* (bob)'], title: 'Choose card(s) to tuck', min: 1, max: 1 },
      { as: 'ann', pick: ['*base-3* (bob)'] },
      {
        changes: { ann: { red: ['Optics'], hand: ['Paper', 'Oars', 'Compass'] }, bob: { score: ['Tools'] } },
      },
    ],
  },
  'without one nothing is tucked': {
    position: {
      ...figuresTurn,
      ann: { yellow: ['Rhazes'], hand: ['Oars'], score: ['Optics'] },
      bob: { hand: ['Paper'] },
      decks: { base: { 3: ['Compass'] } },
    },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, { changes: { ann: { hand: ['Oars', 'Compass'] } } }],
  },
  "another's draw tucks nothing": {
    position: {
      ...figuresTurn,
      ann: { hand: ['Oars'] },
      bob: { yellow: ['Rhazes'], hand: ['Tools'] },
      decks: { base: { 1: ['Sailing'] } },
    },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, { changes: { ann: { hand: ['Oars', 'Sailing'] } } }],
  },
  'of two karmas that a draw triggers, one is chosen': {
    position: {
      ...figuresTurn,
      ann: { yellow: ['Rhazes'], green: ['Fu Xi'], hand: ['Paper'] },
      decks: { base: { 3: ['Compass'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Rhazes', 'Fu Xi'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Rhazes'] },
      { as: 'ann', pick: ['Fu Xi'] },
      { changes: { ann: { green: ['Paper'], hand: ['Compass'], score: ['Fu Xi'] } } },
    ],
  },
})
