import { scenarios } from '../../testing/scenarios'

scenarios('Beholder', {
  'assassinates a troop and gains power for every three trophies': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { trophyHall: ['bob', 'bob', 'bob', 'bob', 'bob'], hand: ['Beholder', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Beholder' },
      {
        becomes: {
          ann: {
            hand: ['Noble'],
            played: ['Beholder'],
            trophyHall: ['bob', 'bob', 'bob', 'bob', 'bob', 'neutral'],
            power: 2,
          },
        },
      },
    ],
  },
  'gains nothing below three': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      sites: { 'araum-ched': { troops: [] } },
      ann: { trophyHall: ['neutral', 'neutral'], hand: ['Beholder', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Beholder' },
      { becomes: { ann: { hand: ['Noble'], played: ['Beholder'], trophyHall: ['neutral', 'neutral'] } } },
    ],
  },
})
