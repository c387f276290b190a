import { changes, scenarios } from '../../testing/scenarios'

scenarios('Beholder', {
  'assassinates a troop and gains power for every three trophies': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { trophyHall: ['5 x bob'], hand: ['Beholder', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Beholder' },
      changes({
        ann: { hand: ['Noble'], played: ['Beholder'], trophyHall: ['5 x bob', 'neutral'], power: 2 },
        sites: { 'araum-ched': { troops: [] } },
      }),
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
      changes({ ann: { hand: ['Noble'], played: ['Beholder'] } }),
    ],
  },
})
