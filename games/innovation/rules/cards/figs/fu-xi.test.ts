import { changes, figureScenarios } from '../../testing/scenarios'

const second = { player: 'ann', action: 2, round: 2 }

figureScenarios('Fu Xi', {
  'a card is scored before a draw of the first action': {
    position: { ann: { green: ['Fu Xi'] }, decks: { base: { 1: ['Oars'], 2: ['Calendar'] } } },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Oars'], score: ['Calendar'] } }),
    ],
  },
  'none is before a draw of the second action': {
    position: { turn: second, ann: { green: ['Fu Xi'] }, decks: { base: { 1: ['Oars'] } } },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Oars'] } })],
  },
  "any draw during a first action will do, on anyone's turn": {
    position: {
      ann: { blue: ['Writing'] },
      bob: { green: ['Fu Xi'], blue: ['Tools'] },
      decks: { base: { 2: ['Calendar', 'Currency', 'Mapmaking'] }, figs: { 1: ['Homer'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { hand: ['Mapmaking', 'Homer'] }, bob: { hand: ['Currency'], score: ['Calendar'] } }),
    ],
  },
  'of two karmas that a draw triggers, the player chooses one': {
    position: {
      ann: { green: ['Fu Xi'], yellow: ['Shennong'], hand: ['Oars', 'Tools'] },
      decks: { base: { 1: ['Archery'], 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Shennong', 'Fu Xi'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Fu Xi', 'Shennong'] },
      changes({ ann: { hand: ['Oars', 'Tools', 'Archery'], score: ['Calendar', 'Shennong'], yellow: [] } }),
    ],
  },
})
