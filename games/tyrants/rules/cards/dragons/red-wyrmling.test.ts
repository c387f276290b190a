import { changes, scenarios } from '../../testing/scenarios'

scenarios('Red Wyrmling', {
  gains: {
    position: { ann: { hand: ['Red Wyrmling', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Red Wyrmling' },
      changes({ ann: { hand: ['Noble'], played: ['Red Wyrmling'], power: 2, influence: 2 } }),
    ],
  },
})
