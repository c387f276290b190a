import { changes, scenarios } from '../../testing/scenarios'

scenarios('Supremacy and Wealth', {
  'Supremacy takes three of an icon in four colors': {
    position: {
      expansions: ['base', 'echo'],
      ann: { red: ['Metalworking'], yellow: ['Masonry'], green: ['The Wheel'], purple: ['Mysticism'] },
      decks: { base: { '1': ['Sailing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Sailing'], achievements: ['Supremacy'] } }),
    ],
  },
  'Supremacy cannot be claimed with two in one of them': {
    position: {
      expansions: ['base', 'echo'],
      ann: { red: ['Archery'], yellow: ['Masonry'], green: ['The Wheel'], purple: ['Mysticism'] },
      decks: { base: { '1': ['Sailing'] } },
    },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Sailing'] } })],
  },
  'Wealth takes eight visible bonuses, in the turn of another, too': {
    position: {
      expansions: ['base', 'echo'],
      ann: { blue: ['Tools'], green: ['Sailing'] },
      bob: {
        purple: {
          cards: ['Puppet', 'Chaturanga', 'Rock', 'Crossword', 'Kaleidoscope', 'Indian Clubs'],
          splay: 'aslant',
        },
        green: ['Palampore'],
        yellow: ['Pressure Cooker'],
      },
      decks: { base: { '1': ['Clothing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Clothing'] }, bob: { achievements: ['Wealth'] } }),
    ],
  },
  'Wealth cannot be claimed with seven': {
    position: {
      expansions: ['base', 'echo'],
      ann: {
        purple: {
          cards: ['Puppet', 'Chaturanga', 'Rock', 'Crossword', 'Kaleidoscope', 'Indian Clubs'],
          splay: 'aslant',
        },
        green: ['Palampore'],
        blue: ['Physics'],
      },
      decks: { base: { '5': ['Coal'] } },
    },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Coal'] } })],
  },
})
