import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('First Aid', {
  'melds the only card of the returned color': {
    position: {
      turn: annsTurn,
      age0: true,
      ann: { blue: ['First Aid'], red: ['Archery'] },
      decks: { base: { 0: ['Trapping'] } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.First Aid', 'Archery'] }, changes({ ann: { red: ['Trapping'] } })],
  },
  'loses with none': {
    position: {
      turn: annsTurn,
      age0: true,
      ann: { blue: ['First Aid'], red: ['Archery'] },
      decks: { base: { 0: ['Tracking'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.First Aid', 'Archery'] },
      { over: { winner: 'bob', reason: 'First Aid' } },
    ],
  },
})
