import { changes, scenarios } from '../../testing/scenarios'

scenarios('Soldier', {
  'gains power': {
    position: { ann: { hand: ['Noble', 'Soldier'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Soldier' },
      changes({ ann: { hand: ['Noble'], played: ['Soldier'], power: 1 } }),
    ],
  },
})
