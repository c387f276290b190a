import { changes, scenarios } from '../../testing/scenarios'

scenarios('Bounty Hunter', {
  gains: {
    position: { ann: { hand: ['Bounty Hunter', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Bounty Hunter' },
      changes({ ann: { hand: ['Noble'], played: ['Bounty Hunter'], power: 3 } }),
    ],
  },
})
