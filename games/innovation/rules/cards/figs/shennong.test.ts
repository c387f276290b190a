import { changes, figureScenarios } from '../../testing/scenarios'

const second = { player: 'ann', action: 2, round: 2 }

figureScenarios('Shennong', {
  'a card is scored before a draw of value 1, as many cards of that value as the hand holds': {
    position: {
      ann: { yellow: ['Shennong'], hand: ['Oars', 'Tools', 'Paper'] },
      decks: { base: { 1: ['Archery'], 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Oars', 'Tools', 'Paper', 'Archery'], score: ['Calendar'] } }),
    ],
  },
  'with none in hand the lowest value is scored': {
    position: { ann: { yellow: ['Shennong'] }, decks: { base: { 1: ['Archery', 'Oars'] } } },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Oars'], score: ['Archery'] } }),
    ],
  },
  'another value scores nothing': {
    position: {
      ann: { yellow: ['Shennong'], blue: ['Calendar'], hand: ['Oars'] },
      decks: { base: { 2: ['Currency'] } },
    },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Oars', 'Currency'] } })],
  },
  'nor does the second action': {
    position: {
      turn: second,
      ann: { yellow: ['Shennong'], hand: ['Oars'] },
      decks: { base: { 1: ['Tools'] } },
    },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Oars', 'Tools'] } })],
  },
  'only on your own turn, while value 1 would be drawn': {
    position: {
      ann: { green: ['The Wheel'] },
      bob: { yellow: ['Shennong'], red: ['Archery'], purple: ['Mysticism'], hand: ['Oars'] },
      decks: { base: { 1: ['Tools', 'Sailing', 'Masonry', 'Writing'] }, figs: { 1: ['Homer'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      changes({
        ann: { hand: ['Masonry', 'Writing', 'Homer'] },
        bob: { hand: ['Oars', 'Tools', 'Sailing'] },
      }),
    ],
  },
  "what it scores is nothing to another player's figure": {
    position: {
      ann: { yellow: ['Shennong'] },
      bob: { yellow: ['Cai Lun'], red: ['Oars', 'Archery'] },
      decks: { base: { 1: ['Sailing', 'Tools'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Tools'], score: ['Sailing'] } }),
    ],
  },
})
