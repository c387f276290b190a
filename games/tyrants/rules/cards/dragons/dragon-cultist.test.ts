import { changes, scenarios } from '../../testing/scenarios'

scenarios('Dragon Cultist', {
  'gains power': {
    position: { ann: { hand: ['Dragon Cultist', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Dragon Cultist' },
      { as: 'ann', offers: ['+2 power', '+2 influence'], title: 'Dragon Cultist', pick: '+2 power' },
      changes({ ann: { hand: ['Noble'], played: ['Dragon Cultist'], power: 2 } }),
    ],
  },
  'gains influence': {
    position: { ann: { hand: ['Dragon Cultist', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Dragon Cultist', '+2 influence'] },
      changes({ ann: { hand: ['Noble'], played: ['Dragon Cultist'], influence: 2 } }),
    ],
  },
})
