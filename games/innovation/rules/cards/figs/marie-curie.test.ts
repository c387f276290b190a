import { changes, scenarios } from '../../testing/scenarios'

scenarios('Marie Curie', {
  'different values above 6 in the score pile are achievements': {
    position: { ann: { blue: ['Marie Curie'], score: ['Bicycle', 'Railroad', 'Flight', 'Canning'] } },
    steps: [changes({ ann: { totals: { achievements: 2 } } })],
  },
  "lower values are none, nor is another's score pile": {
    position: { ann: { blue: ['Marie Curie'], score: ['Canning', 'Coal'] }, bob: { score: ['Bicycle'] } },
    steps: [changes({ ann: { totals: { achievements: 0 } }, bob: { totals: { achievements: 0 } } })],
  },
  'beside another karma that counts achievements': {
    position: { ann: { blue: ['Marie Curie'], green: ['Alfred Nobel'], score: ['Bicycle'] } },
    steps: [changes({ ann: { totals: { achievements: 4 } } })],
  },
  'draws a 9 before a card of a value that is not in hand': {
    position: { decks: { base: { '8': ['Flight'], '9': ['Ecology'] } }, ann: { blue: ['Marie Curie'] } },
    steps: [{ as: 'ann', pick: 'Draw.draw a card' }, changes({ ann: { hand: ['Ecology', 'Flight'] } })],
  },
  'not before one of a value in hand, nor before an opponent draws': {
    position: {
      decks: { base: { '8': ['Flight'], '1': ['Tools'] } },
      ann: { blue: ['Marie Curie'], hand: ['Mobility'] },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'bob', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Mobility', 'Flight'] }, bob: { hand: ['Tools'] } }),
    ],
  },
  'asks which karma to trigger where an opponent has one for the draw': {
    position: {
      decks: { base: { '8': ['Flight'], '7': ['Bicycle'] } },
      ann: { blue: ['Marie Curie'] },
      bob: { red: ['John Ericsson'] },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Marie Curie', 'John Ericsson'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['John Ericsson'] },
      changes({ ann: { hand: ['Flight'] }, bob: { green: ['Bicycle'] } }),
    ],
  },
})
