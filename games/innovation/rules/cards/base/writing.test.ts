import { changes, scenarios } from '../../testing/scenarios'

scenarios('Writing', {
  'draws a card of value 2': {
    position: { ann: { blue: ['Writing'] }, decks: { base: { 2: ['Calendar'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { hand: ['Calendar'] } }),
      { as: 'bob', hidden: ['Calendar'] },
    ],
  },
  'draws higher when the deck of 2 is empty': {
    position: {
      ann: { blue: ['Writing'] },
      decks: { base: { 3: ['Paper'] } },
      decksExact: { base: { 2: [] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Writing' }, changes({ ann: { hand: ['Paper'] } })],
  },
  'is shared, first by the sharer, which earns the sharing bonus': {
    position: {
      ann: { blue: ['Writing'] },
      bob: { blue: ['Mathematics'] },
      decks: { base: { 1: ['Oars'], 2: ['Calendar', 'Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      changes({ ann: { hand: ['Currency', 'Oars'] }, bob: { hand: ['Calendar'] } }),
    ],
  },
})
