import { scenarios } from '../../testing/scenarios'

scenarios('Machinery', {
  'exchanges a whole hand for all the highest cards, even for none': {
    position: { ann: { yellow: ['Machinery'], hand: ['Paper', 'Compass', 'Sailing'] }, bob: {} },
    steps: [
      { as: 'ann', pick: 'Dogma.Machinery' },
      { becomes: { ann: { yellow: ['Machinery'], hand: ['Sailing'] }, bob: { hand: ['Paper', 'Compass'] } } },
      { as: 'ann', sees: ['Sailing'] },
    ],
  },
})
