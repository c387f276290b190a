import { changes, scenarios } from '../../testing/scenarios'

scenarios('Magnavox Odyssey', {
  'wins with two 10s of one color': {
    position: {
      ann: { yellow: ['Magnavox Odyssey'] },
      decks: { base: { 10: ['Databases', 'Self Service'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Magnavox Odyssey' },
      { over: { winner: 'ann', reason: 'Magnavox Odyssey' } },
    ],
  },
  'does not win with two colors': {
    position: { ann: { yellow: ['Magnavox Odyssey'] }, decks: { base: { 10: ['Databases', 'Robotics'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Magnavox Odyssey' },
      { turn: 'bob' },
      changes({ ann: { red: ['Robotics'], green: ['Databases'] } }),
    ],
  },
})
