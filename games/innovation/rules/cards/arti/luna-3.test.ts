import { changes, scenarios } from '../../testing/scenarios'

scenarios('Luna 3', {
  'returns the score pile for a card of its number, then junks a deck': {
    position: {
      ann: { blue: ['Luna 3'], score: ['Tools', 'Oars', 'Calendar'] },
      decks: { base: { 3: ['Optics'] } },
      decksExact: { base: { 5: ['Coal', 'Physics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Luna 3' },
      { as: 'ann', offers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], title: 'Choose Age', count: 1, pick: [5] },
      changes({ ann: { score: ['Optics'] }, junk: ['Coal', 'Physics'] }),
    ],
  },
  'an empty score pile gives a card of the lowest value; an empty deck has nothing to junk': {
    position: {
      ann: { blue: ['Luna 3'] },
      decks: { base: { 1: ['Tools'] } },
      decksExact: { base: { 5: [] } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Luna 3', [5]] }, changes({ ann: { score: ['Tools'] } })],
  },
})
