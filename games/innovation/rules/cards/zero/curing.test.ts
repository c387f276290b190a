import { scenarios } from '../../testing/scenarios'

scenarios('Curing', {
  'scores another top card with meat': {
    position: {
      turn: { player: 'ann', action: 1, round: 2 },
      age0: true,
      ann: { blue: ['Curing'], red: ['Trapping'], purple: ['Tracking'] },
      bob: { green: ['Sailing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Curing' },
      { as: 'ann', offers: ['Trapping', 'Tracking'], min: 1, max: 1 },
      { as: 'ann', pick: ['Tracking'] },
      { as: 'ann', pick: ['no'] },
      { changes: { ann: { score: ['Tracking'], purple: [] } } },
    ],
  },
  'loses without one': {
    position: { turn: { player: 'ann', action: 1, round: 2 }, age0: true, ann: { blue: ['Curing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Curing' }, { over: { winner: 'bob', reason: 'Curing' } }],
  },
  'exchanges the hand with the highest cards of a score pile': {
    position: {
      turn: { player: 'ann', action: 1, round: 2 },
      age0: true,
      ann: { blue: ['Curing'], red: ['Trapping'], hand: ['Tools'] },
      bob: { score: ['Optics', 'Paper', 'Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Curing' },
      { as: 'ann', pick: ['yes'] },
      {
        changes: {
          ann: { hand: ['Optics', 'Paper'], score: ['Trapping'], red: [] },
          bob: { score: ['Tools', 'Oars'] },
        },
      },
    ],
  },
})
