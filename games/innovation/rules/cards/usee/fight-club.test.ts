import { changes, scenarios } from '../../testing/scenarios'

scenarios('Fight Club', {
  'takes a secret as an achievement, and may splay yellow up': {
    position: {
      ann: { red: ['Fight Club'], yellow: ['Agriculture', 'Masonry'] },
      bob: { safe: ['Tools', 'Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fight Club' },
      {
        as: 'bob',
        offers: ['*base-1* (bob)', '*base-2* (bob)'],
        title: 'Choose card(s) to transfer',
        count: 1,
      },
      { as: 'bob', pick: ['*base-2* (bob)'] },
      { as: 'ann', offers: ['yellow'], title: '(optional) Choose a color to splay up', count: [0, 1] },
      { as: 'ann', pick: ['yellow'] },
      changes({
        ann: { yellow: { cards: ['Agriculture', 'Masonry'], splay: 'up' }, achievements: ['Calendar'] },
        bob: { safe: ['Tools'] },
      }),
      { as: 'ann', hidden: ['Calendar'] },
    ],
  },
  'takes nothing without secrets': {
    position: { ann: { red: ['Fight Club'] }, bob: { achievements: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Fight Club' }, changes()],
  },
})
