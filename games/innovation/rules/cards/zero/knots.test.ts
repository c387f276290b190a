import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Knots', {
  'shows a card of a color on the board and draws': {
    position: {
      turn: annsTurn,
      age0: true,
      ann: { blue: ['Knots'], score: ['Tools', 'Oars'] },
      decks: { base: { 1: ['Sailing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Knots' },
      changes({ ann: { hand: ['Sailing'] } }),
      { as: 'bob', sees: ['Tools'] },
    ],
  },
  'draws nothing without one': {
    position: { turn: annsTurn, age0: true, ann: { blue: ['Knots'], score: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Knots' }, changes()],
  },
})
