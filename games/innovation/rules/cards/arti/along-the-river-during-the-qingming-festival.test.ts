import { changes, scenarios } from '../../testing/scenarios'

scenarios('Along the River during the Qingming Festival', {
  'keeps other cards until a yellow one comes, which is tucked': {
    position: {
      ann: { yellow: ['Along the River during the Qingming Festival'] },
      decks: { base: { 4: ['Navigation', 'Gunpowder', 'Anatomy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Along the River during the Qingming Festival' },
      { as: 'bob', sees: ['Navigation', 'Gunpowder'] },
      changes({
        ann: {
          yellow: ['Along the River during the Qingming Festival', 'Anatomy'],
          hand: ['Navigation', 'Gunpowder'],
        },
      }),
    ],
  },
  'scores a purple card': {
    position: {
      ann: { yellow: ['Along the River during the Qingming Festival'] },
      decks: { base: { 4: ['Reformation'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Along the River during the Qingming Festival' },
      changes({ ann: { score: ['Reformation'] } }),
    ],
  },
})
