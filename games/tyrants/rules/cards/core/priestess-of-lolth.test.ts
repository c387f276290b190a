import { changes, scenarios } from '../../testing/scenarios'

scenarios('Priestess of Lolth', {
  'gains influence': {
    position: { expansions: ['dragons', 'drow'], ann: { hand: ['Priestess of Lolth', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Priestess of Lolth' },
      changes({ ann: { hand: ['Noble'], played: ['Priestess of Lolth'], influence: 2 } }),
    ],
  },
})
