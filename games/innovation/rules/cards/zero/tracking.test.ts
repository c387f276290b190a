import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Tracking', {
  'returns one of two': {
    position: {
      turn: annsTurn,
      age0: true,
      ann: { purple: ['Tracking'], hand: ['Oars'] },
      decks: { base: { 0: ['Fire', 'Knots'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Tracking' },
      { as: 'ann', offers: ['Fire', 'Knots'], count: 1, pick: 'Fire' },
      changes({ ann: { hand: ['Oars', 'Knots'] } }),
    ],
  },
})
