import { scenarios } from '../../testing/scenarios'

scenarios('Tracking', {
  'returns one of two': {
    position: {
      turn: { player: 'ann', action: 1, round: 2 },
      age0: true,
      ann: { purple: ['Tracking'], hand: ['Oars'] },
      decks: { base: { 0: ['Fire', 'Knots'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Tracking' },
      { as: 'ann', offers: ['Fire', 'Knots'], min: 1, max: 1 },
      { as: 'ann', pick: ['Fire'] },
      { changes: { ann: { hand: ['Oars', 'Knots'] } } },
    ],
  },
})
