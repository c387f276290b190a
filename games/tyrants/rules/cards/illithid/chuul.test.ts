import { scenarios } from '../../testing/scenarios'

scenarios('Chuul', {
  'makes each opponent discard who has a troop there and more than three cards': {
    position: { expansions: ['drow', 'illithid'], market: ['Deathblade'], ann: { hand: ['Chuul', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Chuul' },
      { as: 'ann', pick: 'Eryndlyn' },
      { as: 'bob', offers: ['Noble', 'Noble', 'Noble', 'Noble', 'Noble'] },
      { as: 'bob', pick: 'Noble' },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Chuul'], spies: 4 },
          bob: { hand: ['Noble', 'Noble', 'Noble', 'Noble'], discard: ['Noble'] },
        },
      },
    ],
  },
  'spares those who have none there': {
    position: { expansions: ['drow', 'illithid'], market: ['Deathblade'], ann: { hand: ['Chuul', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Chuul' },
      { as: 'ann', pick: 'Araumycos' },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Chuul'] },
          bob: { hand: ['Noble', 'Noble', 'Noble', 'Noble', 'Noble'] },
        },
      },
    ],
  },
  'copes with no spy left (trap)': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { spies: 0, hand: ['Chuul', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Chuul' },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Chuul'], spies: 0 },
          bob: { hand: ['Noble', 'Noble', 'Noble', 'Noble', 'Noble'] },
        },
      },
    ],
  },
})
