import { changes, scenarios } from '../../testing/scenarios'

scenarios('Antibiotics', {
  'draws two 8s for each different value returned': {
    position: {
      ann: { yellow: ['Antibiotics'], hand: ['Tools', 'Oars', 'Paper', 'Coal'] },
      decks: { base: { 8: ['Flight', 'Mobility', 'Rocketry', 'Socialism'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Antibiotics' },
      {
        as: 'ann',
        offers: ['Tools', 'Oars', 'Paper', 'Coal'],
        title: '(optional) Choose card(s) to return',
        count: [0, 3],
      },
      { as: 'ann', pick: ['Tools', 'Oars', 'Coal'] },
      changes({ ann: { hand: ['Paper', 'Flight', 'Mobility', 'Rocketry', 'Socialism'] } }),
    ],
  },
  'draws nothing when nothing is returned': {
    position: { ann: { yellow: ['Antibiotics'], hand: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Antibiotics' }, { as: 'ann', pick: [] }, changes()],
  },
  'asks nothing when the hand is empty': {
    position: { ann: { yellow: ['Antibiotics'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Antibiotics' }, changes(), { turn: 'bob' }],
  },
  'is shared with whoever has as many leaves': {
    position: {
      ann: { yellow: ['Antibiotics'] },
      bob: { blue: ['Pottery'], hand: ['Tools'] },
      decks: { base: { 8: ['Flight', 'Mobility', 'Rocketry'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Antibiotics' },
      { as: 'bob', pick: ['Tools'] },
      changes({ ann: { hand: ['Rocketry'] }, bob: { hand: ['Flight', 'Mobility'] } }),
    ],
  },
})
