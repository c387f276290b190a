import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('John Ericsson', {
  'unsplays the color on the board of an opponent': {
    position: {
      decks: { base: { '2': ['Mapmaking'] } },
      ann: { red: ['John Ericsson'], blue: ['Writing'] },
      bob: { blue: { cards: ['Pottery', 'Calendar'], splay: 'right' } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { hand: ['Mapmaking'] }, bob: { blue: ['Pottery', 'Calendar'] } }),
    ],
  },
  'one of several opponents who have it splayed': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { red: ['John Ericsson'], blue: ['Writing'] },
      bob: { blue: { cards: ['Pottery', 'Calendar'], splay: 'right' } },
      cat: { blue: { cards: ['Atomic Theory', 'Alchemy'], splay: 'left' } },
      decks: { base: { '2': ['Mapmaking', 'Fermenting'], '7': ['Bicycle', 'Refrigeration'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'ann', offers: ['bob', 'cat'], title: 'Choose Player', pick: 'cat' },
      changes({
        ann: { green: ['Bicycle'], hand: ['Fermenting', 'Refrigeration'] },
        cat: { blue: ['Atomic Theory', 'Alchemy'], hand: ['Mapmaking'] },
      }),
    ],
  },
  'not where nobody has it splayed right': {
    position: {
      decks: { base: { '2': ['Mapmaking'] } },
      ann: { red: ['John Ericsson'], blue: ['Writing'] },
      bob: { blue: { cards: ['Pottery', 'Calendar'], splay: 'left' } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, changes({ ann: { hand: ['Mapmaking'] } })],
  },
  'asks which karma to trigger where another player has one for the action': {
    position: {
      decks: { base: { '2': ['Mapmaking'] } },
      ann: { red: ['John Ericsson'], blue: ['Writing'] },
      bob: { green: ['J.P. Morgan'], blue: { cards: ['Pottery', 'Calendar'], splay: 'right' } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'ann', offers: ['John Ericsson', 'J.P. Morgan'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['J.P. Morgan'] },
      changes({
        ann: { hand: ['Mapmaking'] },
        bob: { blue: { cards: ['Pottery', 'Calendar'], splay: 'up' } },
      }),
    ],
  },
  'draws and tucks a 7 before an opponent draws': {
    position: {
      turn: bobsTurn,
      decks: { base: { '7': ['Bicycle'], '1': ['Tools'] } },
      ann: { red: ['John Ericsson'] },
    },
    steps: [
      { as: 'bob', pick: 'Draw.draw a card' },
      changes({ ann: { green: ['Bicycle'] }, bob: { hand: ['Tools'] } }),
    ],
  },
  'not before an own draw': {
    position: { decks: { base: { '7': ['Bicycle'] } }, ann: { red: ['John Ericsson'] } },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Bicycle'] } })],
  },
  'with a karma of the drawing player': {
    position: {
      turn: bobsTurn,
      decks: { base: { '7': ['Bicycle'], '10': ['Stem Cells'] } },
      ann: { red: ['John Ericsson'] },
      bob: { blue: ['Stephen Hawking'] },
    },
    steps: [
      { as: 'bob', pick: 'Draw.draw a card' },
      { as: 'bob', offers: ['Stephen Hawking', 'John Ericsson'], title: 'Choose a would karma to trigger' },
      { as: 'bob', pick: ['John Ericsson'] },
      changes({ ann: { green: ['Bicycle'] }, bob: { hand: ['Stem Cells'] } }),
    ],
  },
})
