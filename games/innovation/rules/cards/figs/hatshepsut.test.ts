import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Hatshepsut', {
  'the hand is returned for cards of the value that is drawn': {
    position: {
      ann: { green: ['Hatshepsut'], blue: ['Calendar'], hand: ['Oars', 'Paper'] },
      decks: { base: { 2: ['Currency', 'Mapmaking', 'Philosophy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Currency', 'Mapmaking', 'Philosophy'] } }),
    ],
  },
  'a draw of value 1 returns nothing': {
    position: { ann: { green: ['Hatshepsut'], hand: ['Oars'] }, decks: { base: { 1: ['Tools'] } } },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Oars', 'Tools'] } })],
  },
  'nor does a hand without a card of value 1': {
    position: {
      ann: { green: ['Hatshepsut'], blue: ['Calendar'], hand: ['Paper'] },
      decks: { base: { 2: ['Currency'] } },
    },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Paper', 'Currency'] } })],
  },
  'the karma of another card comes in its place where that is chosen': {
    position: {
      ann: { green: ['Hatshepsut'], red: ['Jackie Chan'], hand: ['Oars'] },
      decks: { base: { 10: ['Software', 'Robotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Jackie Chan', 'Hatshepsut'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Hatshepsut', 'Hatshepsut'] },
      changes({ ann: { hand: ['Software', 'Robotics'], score: ['Hatshepsut'], green: [] } }),
    ],
  },
})
