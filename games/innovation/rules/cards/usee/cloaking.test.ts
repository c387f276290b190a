import { changes, scenarios } from '../../testing/scenarios'

scenarios('Cloaking', {
  'takes a claimed standard achievement into the safe': {
    position: {
      ann: { red: ['Cloaking'], safe: ['Oars', 'Archery', 'Sailing', 'Pottery', 'Clothing'] },
      bob: { achievements: ['Tools', 'Calendar', 'Monument'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Cloaking' },
      {
        as: 'bob',
        offers: ['*base-1* (bob)', '*base-2* (bob)'],
        title: 'Choose a standard achievement to transfer',
        count: 1,
      },
      { as: 'bob', pick: ['*base-2* (bob)'] },
      changes({
        ann: { safe: ['Oars', 'Archery', 'Sailing', 'Pottery', 'Clothing', 'Calendar'] },
        bob: { achievements: ['Tools', 'Monument'] },
      }),
    ],
  },
  'takes no special achievement': {
    position: { ann: { red: ['Cloaking'] }, bob: { achievements: ['Monument'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Cloaking' }, changes()],
  },
})
