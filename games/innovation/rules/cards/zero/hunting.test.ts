import { scenarios } from '../../testing/scenarios'

scenarios('Hunting', {
  'the leader takes one of two': {
    position: {
      turn: { player: 'ann', action: 1, round: 2 },
      age0: true,
      ann: { green: ['Hunting'] },
      decks: { base: { 0: ['Fire', 'Knots'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Hunting' },
      { as: 'ann', offers: ['Fire', 'Knots'] },
      { as: 'ann', pick: ['Fire'] },
      { changes: { ann: { red: ['Fire'] }, bob: { hand: ['Knots'] } } },
    ],
  },
  'demands nothing of who has as much meat': {
    position: {
      turn: { player: 'ann', action: 1, round: 2 },
      age0: true,
      ann: { green: ['Hunting'] },
      bob: { red: ['Trapping'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Hunting' }, { changes: {} }],
  },
})
