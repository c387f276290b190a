import { scenarios } from '../../testing/scenarios'

scenarios('Noble', {
  'gains influence': {
    position: { ann: { hand: ['Noble', 'Soldier'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Noble' },
      { becomes: { ann: { hand: ['Soldier'], played: ['Noble'], influence: 1 } } },
    ],
  },
})
