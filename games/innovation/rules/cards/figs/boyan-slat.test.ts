import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Boyan Slat', {
  'achieves the only returned card of the value': {
    position: {
      decks: { base: { '11': ['Hypersonics'] } },
      ann: { green: ['Boyan Slat'], score: ['Tools'] },
      bob: { score: ['Mapmaking'] },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'], title: 'Choose Age' },
      { as: 'ann', pick: [2] },
      changes({ ann: { hand: ['Hypersonics'], achievements: ['Mapmaking'] }, bob: { score: [] } }),
    ],
  },
  'returns several and achieves none': {
    position: {
      decks: { base: { '11': ['Hypersonics'] } },
      ann: { green: ['Boyan Slat'], score: ['Calendar'] },
      bob: { score: ['Mapmaking'] },
    },
    steps: [
      { as: 'ann', picks: ['Draw.draw a card', [2]] },
      changes({ ann: { hand: ['Hypersonics'], score: [] }, bob: { score: [] } }),
    ],
  },
  'returns nothing of a value that no score pile has': {
    position: {
      decks: { base: { '11': ['Hypersonics'] } },
      ann: { green: ['Boyan Slat'], score: ['Calendar'] },
    },
    steps: [{ as: 'ann', picks: ['Draw.draw a card', [9]] }, changes({ ann: { hand: ['Hypersonics'] } })],
  },
  "leaves an opponent's draw alone": {
    position: {
      turn: bobsTurn,
      decks: { base: { '1': ['Tools'] } },
      ann: { green: ['Boyan Slat'], score: ['Calendar'] },
    },
    steps: [{ as: 'bob', pick: 'Draw.draw a card' }, changes({ bob: { hand: ['Tools'] } })],
  },
  'asks which karma to trigger where an opponent has one for the draw': {
    position: {
      decks: { base: { '11': ['Hypersonics'], '7': ['Bicycle'] } },
      ann: { green: ['Boyan Slat'], score: ['Calendar'] },
      bob: { red: ['John Ericsson'] },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Boyan Slat', 'John Ericsson'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['John Ericsson'] },
      changes({ ann: { hand: ['Hypersonics'] }, bob: { green: ['Bicycle'] } }),
    ],
  },
})
