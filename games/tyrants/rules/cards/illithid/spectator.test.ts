import { changes, scenarios } from '../../testing/scenarios'

scenarios('Spectator', {
  'gains two power and one influence as published': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Spectator', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Spectator' },
      changes({ ann: { hand: ['Noble'], played: ['Spectator'], power: 2, influence: 1 } }),
    ],
  },
  'is a choice in its house wording, and not played by itself': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      settings: { houseCards: true },
      ann: { hand: ['Spectator', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Spectator' },
      { as: 'ann', offers: ['+2 power and +1 influence', '+1 power and +2 influence'], title: 'Spectator' },
      { as: 'ann', pick: '+1 power and +2 influence' },
      changes({ ann: { hand: ['Noble'], played: ['Spectator'], power: 1, influence: 2 } }),
    ],
  },
})
