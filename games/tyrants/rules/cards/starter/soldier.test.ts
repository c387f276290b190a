import { scenarios } from '../../testing/scenarios'

scenarios('Soldier', {
  'gains power': {
    position: { ann: { hand: ['Noble', 'Soldier'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Soldier' },
      { becomes: { ann: { hand: ['Noble'], played: ['Soldier'], power: 1 } } },
    ],
  },
})
