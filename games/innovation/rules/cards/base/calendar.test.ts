import { changes, scenarios } from '../../testing/scenarios'

scenarios('Calendar', {
  'draws two cards of value 3 with more cards scored than in hand': {
    position: {
      ann: { blue: ['Calendar'], hand: ['Tools'], score: ['Oars', 'Sailing'] },
      decks: { base: { 3: ['Paper', 'Compass'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Calendar' }, changes({ ann: { hand: ['Tools', 'Paper', 'Compass'] } })],
  },
  'draws nothing with as many in both': {
    position: { ann: { blue: ['Calendar'], hand: ['Tools'], score: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Calendar' }, changes()],
  },
  'is shared, each by their own piles': {
    position: {
      ann: { blue: ['Calendar'] },
      bob: { yellow: ['Agriculture'], score: ['Oars'] },
      decks: { base: { 2: ['Mapmaking'], 3: ['Paper', 'Compass'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Calendar' },
      changes({ ann: { hand: ['Mapmaking'] }, bob: { hand: ['Paper', 'Compass'] } }),
    ],
  },
})
