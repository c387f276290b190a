import { changes, scenarios } from '../../testing/scenarios'

scenarios('Dunhuang Star Chart', {
  'returns the hand and draws by the number of its cards': {
    position: {
      ann: { blue: ['Dunhuang Star Chart'], hand: ['Oars', 'Tools', 'Coal'] },
      decks: { base: { 3: ['Compass'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Dunhuang Star Chart' }, changes({ ann: { hand: ['Compass'] } })],
  },
  'draws a card of the lowest value for an empty hand': {
    position: { ann: { blue: ['Dunhuang Star Chart'] }, decks: { base: { 1: ['Oars'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Dunhuang Star Chart' }, changes({ ann: { hand: ['Oars'] } })],
  },
})
