import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Hunting', {
  'the leader takes one of two': {
    position: {
      turn: annsTurn,
      age0: true,
      ann: { green: ['Hunting'] },
      decks: { base: { 0: ['Fire', 'Knots'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Hunting' },
      { as: 'ann', offers: ['Fire', 'Knots'], pick: 'Fire' },
      changes({ ann: { red: ['Fire'] }, bob: { hand: ['Knots'] } }),
    ],
  },
  'demands nothing of who has as much meat': {
    position: { turn: annsTurn, age0: true, ann: { green: ['Hunting'] }, bob: { red: ['Trapping'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Hunting' }, changes()],
  },
})
