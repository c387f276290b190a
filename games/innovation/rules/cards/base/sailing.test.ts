import { changes, scenarios } from '../../testing/scenarios'

scenarios('Sailing', {
  'draws and melds a card of value 1': {
    position: { ann: { green: ['Sailing'] }, decks: { base: { 1: ['The Wheel'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      changes({ ann: { green: ['The Wheel', 'Sailing'] } }),
      { as: 'bob', sees: ['The Wheel'] },
    ],
  },
  'melds higher when the deck of 1 is empty': {
    position: {
      ann: { green: ['Sailing'] },
      decks: { base: { 2: ['Calendar'] } },
      decksExact: { base: { 1: [] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Sailing' }, changes({ ann: { blue: ['Calendar'] } })],
  },
  'is shared by whoever has as many coins': {
    position: {
      ann: { green: ['Sailing'] },
      bob: { purple: ['Code of Laws'] },
      decks: { base: { 1: ['Tools', 'Oars', 'Masonry'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sailing' },
      changes({ ann: { red: ['Oars'], hand: ['Masonry'] }, bob: { blue: ['Tools'] } }),
    ],
  },
})
