import { changes, scenarios } from '../../testing/scenarios'

scenarios('Spanish Inquisition', {
  'leaves only the highest cards of hand and score pile': {
    position: {
      ann: { red: ['Spanish Inquisition', 'Archery'] },
      bob: { hand: ['Tools', 'Calendar', 'Fermenting'], score: ['Paper', 'Oars', 'Metalworking'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Spanish Inquisition' },
      changes({ bob: { hand: ['Calendar', 'Fermenting'], score: ['Paper'] }, ann: { red: [] } }),
    ],
  },
  'returns the red cards only if it is the top one': {
    position: {
      ann: { red: ['Spanish Inquisition', 'Archery'] },
      bob: { purple: ['Philosophy'], red: ['Oars'], hand: ['Tools', 'Calendar'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Spanish Inquisition' }, changes({ ann: { red: [] } })],
  },
})
