import { scenarios } from '../../testing/scenarios'

scenarios('Statistics', {
  'lets the leader name the value': {
    position: {
      ann: { yellow: ['Statistics'] },
      bob: { score: ['Tools', 'Oars', 'Paper'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Statistics' },
      { as: 'ann', offers: ['1', '3'], title: 'Choose Age' },
      { as: 'ann', pick: [1] },
      { becomes: { ann: { yellow: ['Statistics'] }, bob: { score: ['Paper'], hand: ['Tools', 'Oars'] } } },
    ],
  },
})
