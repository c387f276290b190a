import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Trapping', {
  'takes cards of the colors of the score pile': {
    position: {
      turn: annsTurn,
      age0: true,
      ann: { red: ['Trapping'], score: ['Tools'] },
      bob: { hand: ['Writing', 'Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Trapping' },
      changes({ ann: { hand: ['Writing'] }, bob: { hand: ['Oars'] } }),
      { as: 'ann', sees: ['Oars'] },
      { as: 'bob', sees: ['Tools'] },
    ],
  },
  'takes nothing for an empty score pile': {
    position: { turn: annsTurn, age0: true, ann: { red: ['Trapping'] }, bob: { hand: ['Writing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Trapping' }, changes()],
  },
})
