import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Stephen Hawking', {
  'scores a bottom card for every hex in the color, counted beforehand; draws tuck as many': {
    position: {
      decks: { base: { '1': ['Tools', 'Oars', 'Writing', 'Archery'] } },
      ann: {
        blue: ['Stephen Hawking'],
        green: { cards: ['The Wheel', 'Sailing', 'Clothing'], splay: 'right' },
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      changes({
        ann: {
          blue: ['Stephen Hawking', 'Tools', 'Writing'],
          green: ['The Wheel'],
          hand: ['Oars', 'Archery'],
          score: ['Sailing', 'Clothing'],
        },
      }),
    ],
  },
  'scores the activated card itself where it is the bottom one: it is still executed': {
    position: {
      decks: { base: { '1': ['Tools', 'Oars', 'Writing', 'Archery'] } },
      ann: { blue: ['Stephen Hawking'], green: ['The Wheel'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      changes({
        ann: {
          blue: ['Stephen Hawking', 'Tools', 'Writing'],
          hand: ['Oars', 'Archery'],
          score: ['The Wheel'],
          green: [],
        },
      }),
    ],
  },
  'scores nothing where the color shows no hex': {
    position: { ann: { blue: ['Stephen Hawking'], green: ['Self Service'] }, bob: { score: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }],
  },
  "leaves an opponent's action and draws alone": {
    position: {
      turn: bobsTurn,
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { blue: ['Stephen Hawking'] },
      bob: { green: ['The Wheel'] },
    },
    steps: [{ as: 'bob', pick: 'Dogma.The Wheel' }, changes({ bob: { hand: ['Tools', 'Oars'] } })],
  },
  'asks which karma to trigger where another player has one for the action': {
    position: {
      decks: { base: { '1': ['Tools', 'Oars', 'Writing', 'Archery'] } },
      ann: { blue: ['Stephen Hawking'], green: ['The Wheel'] },
      bob: { green: ['J.P. Morgan', 'Sailing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      { as: 'ann', offers: ['Stephen Hawking', 'J.P. Morgan'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['J.P. Morgan'] },
      changes({
        ann: { blue: ['Stephen Hawking', 'Tools', 'Writing'], hand: ['Oars', 'Archery'] },
        bob: { green: { cards: ['J.P. Morgan', 'Sailing'], splay: 'up' } },
      }),
    ],
  },
  'asks which karma to trigger where an opponent has one for the draw': {
    position: {
      decks: { base: { '10': ['Stem Cells', 'Databases'] } },
      ann: { blue: ['Stephen Hawking'] },
      bob: { red: ['John Ericsson'] },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Stephen Hawking', 'John Ericsson'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Stephen Hawking'] },
      changes({ ann: { yellow: ['Stem Cells'], hand: ['Databases'] } }),
    ],
  },
})
