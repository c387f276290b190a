import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Shelter', {
  'a scored card saves': {
    position: {
      turn: annsTurn,
      age0: true,
      ann: { yellow: ['Shelter'], score: ['Oars'] },
      bob: { hand: ['Tools'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Shelter' }, changes({ bob: { score: ['Tools'], hand: [] } })],
  },
  'a smaller score pile loses': {
    position: {
      turn: annsTurn,
      age0: true,
      ann: { yellow: ['Shelter'], score: ['Oars', 'Sailing'] },
      bob: { hand: ['Tools'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Shelter' }, { over: { winner: 'ann', reason: 'Shelter' } }],
  },
})
