import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('John Von Neumann', {
  'junks the deck of value 8 before drawing from it': {
    position: {
      decks: { base: { '9': ['Ecology'] } },
      decksExact: { base: { '8': ['Flight', 'Mobility'] } },
      ann: { red: ['John Von Neumann'] },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Ecology'] }, junk: ['Flight', 'Mobility'] }),
    ],
  },
  'not before another value is drawn, nor by an opponent': {
    position: {
      decks: { base: { '1': ['Tools', 'Oars'], '8': ['Mobility'] } },
      ann: { red: ['John Von Neumann'], green: ['The Wheel'] },
      bob: { red: ['Flight'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      { as: 'bob', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Tools', 'Oars'] }, bob: { hand: ['Mobility'] } }),
    ],
  },
  'asks which karma to trigger where an opponent has one for the draw': {
    position: {
      decks: { base: { '7': ['Bicycle'], '8': ['Flight'] } },
      ann: { red: ['John Von Neumann'] },
      bob: { red: ['John Ericsson'] },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['John Von Neumann', 'John Ericsson'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['John Ericsson'] },
      changes({ ann: { hand: ['Flight'] }, bob: { green: ['Bicycle'] } }),
    ],
  },
  'melds a card and self-executes it': {
    position: {
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { red: ['John Von Neumann'], hand: ['The Wheel'] },
      bob: { yellow: ['Agriculture'], purple: ['Mysticism'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.The Wheel' },
      changes({ ann: { green: ['The Wheel'], hand: ['Tools', 'Oars'] } }),
    ],
  },
  'a figure is melded and has nothing to execute': {
    position: { ann: { red: ['John Von Neumann'], hand: ['Homer'] } },
    steps: [
      { as: 'ann', picks: ['Meld.Homer', 'John Von Neumann'] },
      changes({ ann: { purple: ['Homer'], score: ['John Von Neumann'], red: [], hand: [] } }),
    ],
  },
  "leaves an opponent's melding alone": {
    position: { turn: bobsTurn, ann: { red: ['John Von Neumann'] }, bob: { hand: ['The Wheel'] } },
    steps: [{ as: 'bob', pick: 'Meld.The Wheel' }, changes({ bob: { green: ['The Wheel'], hand: [] } })],
  },
  'asks which karma to trigger where another player has one for melding': {
    position: {
      ann: { red: ['John Von Neumann'], green: ['Sailing'], hand: ['The Wheel'] },
      bob: { purple: ['Catherine the Great'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.The Wheel' },
      {
        as: 'ann',
        offers: ['John Von Neumann', 'Catherine the Great'],
        title: 'Choose a would karma to trigger',
      },
      { as: 'ann', pick: ['Catherine the Great'] },
      changes({ ann: { green: ['The Wheel'], hand: ['Sailing'] } }),
    ],
  },
})
