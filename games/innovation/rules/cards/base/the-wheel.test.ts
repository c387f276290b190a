import { changes, scenarios } from '../../testing/scenarios'

scenarios('The Wheel', {
  'draws two cards of value 1': {
    position: { ann: { green: ['The Wheel'] }, decks: { base: { 1: ['Tools', 'Oars', 'Sailing'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      changes({ ann: { hand: ['Tools', 'Oars'] }, decks: { base: { 1: ['Sailing'] } } }),
      { as: 'bob', hidden: ['Tools', 'Oars'] },
    ],
  },
  'goes on with the next deck when the first runs out': {
    position: {
      ann: { green: ['The Wheel'] },
      decks: { base: { 2: ['Calendar'] } },
      decksExact: { base: { 1: ['Tools'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.The Wheel' }, changes({ ann: { hand: ['Tools', 'Calendar'] } })],
  },
  'is shared by whoever has as many castles': {
    position: {
      ann: { green: ['The Wheel'] },
      bob: { red: ['Metalworking'] },
      decks: { base: { 1: ['Tools', 'Oars', 'Sailing', 'Pottery', 'Masonry'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      changes({ ann: { hand: ['Sailing', 'Pottery', 'Masonry'] }, bob: { hand: ['Tools', 'Oars'] } }),
    ],
  },
})
