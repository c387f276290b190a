import { changes, scenarios } from '../../testing/scenarios'

scenarios('Concealment', {
  'has all secrets tucked and safeguards the bottom purple card': {
    position: {
      ann: { red: ['Concealment'], purple: ['Mysticism', 'Monotheism'] },
      bob: { safe: ['Tools', 'Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Concealment' },
      {
        as: 'bob',
        offers: ['*base-1* (bob)', '*base-2* (bob)', 'auto'],
        title: 'Choose a card to tuck next.',
        count: 1,
      },
      { as: 'bob', pick: ['*base-2* (bob)'] },
      changes({
        ann: { purple: ['Mysticism'], safe: ['Monotheism'] },
        bob: { blue: ['Calendar', 'Tools'], safe: [] },
      }),
    ],
  },
  'does nothing without secrets and purple cards': {
    position: { ann: { red: ['Concealment'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Concealment' }, changes()],
  },
})
