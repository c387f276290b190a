import { changes, scenarios } from '../../testing/scenarios'

scenarios('Robotics', {
  'scores the top green card and executes a melded card with a clock': {
    position: {
      ann: { red: ['Robotics'], green: ['Sailing'] },
      decks: { base: { 10: ['The Internet', 'Bioengineering', 'Stem Cells', 'Globalization'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Robotics' },
      changes({
        ann: {
          yellow: ['Globalization', 'Stem Cells'],
          purple: ['The Internet'],
          score: ['Sailing', 'Bioengineering'],
          green: [],
        },
      }),
      { turn: 'bob' },
    ],
  },
  'executes a melded card with a factory; nothing is scored without a green card': {
    position: {
      ann: { red: ['Robotics'] },
      decks: { base: { 10: ['Globalization'], 11: ['Near-Field Comm'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Robotics' },
      changes({ ann: { yellow: ['Near-Field Comm', 'Globalization'] } }),
    ],
  },
  'only melds a card with neither': {
    position: {
      ann: { red: ['Robotics'], green: ['Clothing', 'Sailing'], hand: ['Oars'] },
      decks: { base: { 10: ['Stem Cells'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Robotics' },
      changes({ ann: { yellow: ['Stem Cells'], green: ['Sailing'], score: ['Clothing'] } }),
    ],
  },
  'is shared by whoever has as many factories': {
    position: {
      ann: { red: ['Robotics'] },
      bob: { red: ['Gunpowder'], green: ['Sailing'] },
      decks: { base: { 10: ['Stem Cells', 'Self Service', 'Databases'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Robotics' },
      changes({
        ann: { green: ['Self Service'], hand: ['Databases'] },
        bob: { yellow: ['Stem Cells'], score: ['Sailing'], green: [] },
      }),
    ],
  },
})
