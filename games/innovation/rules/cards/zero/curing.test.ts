import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Curing', {
  'scores another top card with meat': {
    position: {
      turn: annsTurn,
      age0: true,
      ann: { blue: ['Curing'], red: ['Trapping'], purple: ['Tracking'] },
      bob: { green: ['Sailing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Curing' },
      { as: 'ann', offers: ['Trapping', 'Tracking'], count: 1 },
      { as: 'ann', picks: ['Tracking', 'no'] },
      changes({ ann: { score: ['Tracking'], purple: [] } }),
    ],
  },
  'loses without one': {
    position: { turn: annsTurn, age0: true, ann: { blue: ['Curing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Curing' }, { over: { winner: 'bob', reason: 'Curing' } }],
  },
  'exchanges the hand with the highest cards of a score pile': {
    position: {
      turn: annsTurn,
      age0: true,
      ann: { blue: ['Curing'], red: ['Trapping'], hand: ['Tools'] },
      bob: { score: ['Optics', 'Paper', 'Oars'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Curing', 'yes'] },
      changes({
        ann: { hand: ['Optics', 'Paper'], score: ['Trapping'], red: [] },
        bob: { score: ['Tools', 'Oars'] },
      }),
    ],
  },
})
