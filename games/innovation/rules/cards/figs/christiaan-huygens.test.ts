import { changes, figureScenarios } from '../../testing/scenarios'

const second = { player: 'ann', action: 2, round: 2 }

const junk = ['Canning', 'Classification']
const decksExact = { base: { 6: junk } }

figureScenarios('Christiaan Huygens', {
  'the deck of 6 is junked, and drawn cards with more clocks than the board are returned': {
    position: {
      ann: { blue: ['Christiaan Huygens'], green: ['Sailing'] },
      decksExact,
      decks: { base: { 8: ['Rocketry', 'Antibiotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      {
        as: 'ann',
        offers: ['draw one 7', 'draw two 8', 'draw three 9'],
        title: 'What would you like to draw?',
        count: 1,
      },
      { as: 'ann', pick: ['draw two 8'] },
      changes({ junk }),
    ],
  },
  'cards with no more clocks are kept': {
    position: {
      ann: { blue: ['Christiaan Huygens'], green: ['Sailing'] },
      decksExact,
      decks: { base: { 9: ['Composites', 'Suburbia', 'Ecology'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Sailing', 'draw three 9'] },
      { as: 'bob', sees: ['Composites', 'Suburbia', 'Ecology'] },
      changes({ ann: { hand: ['Composites', 'Suburbia', 'Ecology'] }, junk }),
    ],
  },
  'as many clocks as on the board are not more': {
    position: {
      ann: { blue: ['Christiaan Huygens'], purple: ['Lighting'], green: ['Sailing'] },
      decksExact,
      decks: { base: { 7: ['Bicycle'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Sailing', 'draw one 7'] },
      changes({ ann: { hand: ['Bicycle'] }, junk }),
    ],
  },
  'a second action proceeds as usual': {
    position: {
      turn: second,
      ann: { blue: ['Christiaan Huygens'], green: ['Sailing'] },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Sailing' }, changes({ ann: { red: ['Oars'] } })],
  },
  'of two karmas that an action triggers, one is chosen, and its draws trigger no other': {
    position: {
      ann: { blue: ['Christiaan Huygens'], purple: ['Plato'], yellow: ['Rhazes'], green: ['Sailing'] },
      bob: { score: ['Bicycle'] },
      decksExact,
      decks: { base: { 7: ['Sanitation'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      { as: 'ann', offers: ['Christiaan Huygens', 'Plato'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Christiaan Huygens', 'draw one 7', 'Plato', 'Rhazes'] },
      changes({ ann: { hand: ['Sanitation'], score: ['Plato', 'Rhazes'], yellow: [], purple: [] }, junk }),
    ],
  },
})
