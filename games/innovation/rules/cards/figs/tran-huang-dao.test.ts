import { changes, figureScenarios } from '../../testing/scenarios'

const second = { player: 'ann', action: 2, round: 2 }

figureScenarios('Tran Huang Dao', {
  'a top red card of low value is scored before a draw of value 3': {
    position: {
      ann: { red: ['Tran Huang Dao'] },
      bob: { red: ['Archery', 'Oars'], yellow: ['Masonry'] },
      decks: { base: { 3: ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Tran Huang Dao', 'Archery'], title: 'Choose card(s) to score', count: 1 },
      { as: 'ann', pick: ['Archery'] },
      changes({ ann: { score: ['Archery'], hand: ['Paper'] }, bob: { red: ['Oars'] } }),
    ],
  },
  'a red card of value 4 or more is left': {
    position: {
      ann: { red: ['Tran Huang Dao'] },
      bob: { red: ['Gunpowder'] },
      decks: { base: { 3: ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { score: ['Tran Huang Dao'], hand: ['Paper'], red: [] } }),
    ],
  },
  'a draw of another value scores nothing': {
    position: {
      ann: { red: ['Tran Huang Dao'], blue: ['Printing Press'] },
      decks: { base: { 4: ['Anatomy'] } },
    },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Anatomy'] } })],
  },
  'two castles give one more of every other icon that is there': {
    position: { ann: { red: ['Tran Huang Dao'], yellow: ['Masonry'], blue: ['Writing'] } },
    steps: [changes({ ann: { totals: { icons: { k: 5, p: 3, s: 4, c: 3, l: 0, f: 0, i: 0 } } } })],
  },
  'one castle gives nothing, nor does it under another card': {
    position: { ann: { red: ['Road Building', 'Tran Huang Dao'], blue: ['Writing'] } },
    steps: [changes({ ann: { totals: { icons: { k: 3, s: 2, c: 1, p: 0 } } } })],
  },
  'what two figures add is added to the icons of the board': {
    position: {
      ann: { red: ['Tran Huang Dao'], purple: ['Sinuhe'], yellow: ['Masonry'], green: ['Sailing'] },
    },
    steps: [changes({ ann: { totals: { score: 5, icons: { k: 5, l: 5, p: 4, c: 4 } } } })],
  },
  'of two karmas that a draw triggers, one is chosen': {
    position: {
      turn: second,
      ann: { red: ['Tran Huang Dao'], yellow: ['Rhazes'], hand: ['Optics'] },
      decks: { base: { 3: ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Tran Huang Dao', 'Rhazes'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Tran Huang Dao'] },
      changes({ ann: { hand: ['Optics', 'Paper'], score: ['Tran Huang Dao'], red: [] } }),
    ],
  },
})
