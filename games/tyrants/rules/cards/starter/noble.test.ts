import { changes, scenarios } from '../../testing/scenarios'

scenarios('Noble', {
  'gains influence': {
    position: { ann: { hand: ['Noble', 'Soldier'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Noble' },
      changes({ ann: { hand: ['Soldier'], played: ['Noble'], influence: 1 } }),
    ],
  },
})
