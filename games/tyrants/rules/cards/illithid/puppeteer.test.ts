import { changes, scenarios } from '../../testing/scenarios'

scenarios('Puppeteer', {
  'promotes another card at the end of the turn': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Puppeteer', 'Soldier', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Puppeteer', 'Play Card.Soldier', 'Pass'] },
      changes({
        ann: {
          hand: 'start',
          innerCircle: ['Soldier'],
          discard: ['Puppeteer', 'Noble'],
          deck: ['3 x Noble'],
        },
      }),
    ],
  },
  'promotes nothing when no other card was played': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Puppeteer', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Puppeteer', 'Pass'] },
      changes({ ann: { hand: 'start', discard: ['Puppeteer', 'Noble'], deck: ['4 x Noble'] } }),
    ],
  },
  'gains influence': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Puppeteer', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Puppeteer' },
      changes({ ann: { hand: ['Noble'], played: ['Puppeteer'], influence: 2 } }),
    ],
  },
})
