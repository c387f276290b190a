import { scenarios } from '../../testing/scenarios'

scenarios('First Aid', {
  'melds the only card of the returned color': {
    position: {
      turn: { player: 'ann', action: 1, round: 2 },
      age0: true,
      ann: { blue: ['First Aid'], red: ['Archery'] },
      decks: { base: { 0: ['Trapping'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.First Aid' },
      { as: 'ann', pick: ['Archery'] },
      { changes: { ann: { red: ['Trapping'] } } },
    ],
  },
  'loses with none': {
    position: {
      turn: { player: 'ann', action: 1, round: 2 },
      age0: true,
      ann: { blue: ['First Aid'], red: ['Archery'] },
      decks: { base: { 0: ['Tracking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.First Aid' },
      { as: 'ann', pick: ['Archery'] },
      { over: { winner: 'bob', reason: 'First Aid' } },
    ],
  },
})
