import { changes, scenarios } from '../../testing/scenarios'

scenarios('House Guard', {
  'gains power': {
    position: { expansions: ['dragons', 'drow'], ann: { hand: ['House Guard', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.House Guard' },
      changes({ ann: { hand: ['Noble'], played: ['House Guard'], power: 2 } }),
    ],
  },
})
