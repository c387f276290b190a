import { changes, scenarios } from '../../testing/scenarios'

scenarios('Severin Silrajin', {
  gains: {
    position: { ann: { hand: ['Severin Silrajin', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Severin Silrajin' },
      changes({ ann: { hand: ['Noble'], played: ['Severin Silrajin'], power: 5 } }),
    ],
  },
})
