import { changes, scenarios } from '../../testing/scenarios'

scenarios('Grimlock', {
  'draws two cards when an opponent makes its player discard it': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Cranium Rats', 'Noble'], troops: 0 },
      bob: { hand: ['Grimlock', '3 x Noble'], deck: ['Noble', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Cranium Rats' },
      { as: 'bob', pick: 'Grimlock' },
      changes({
        ann: { hand: ['Noble'], played: ['Cranium Rats'] },
        bob: { hand: ['5 x Noble'], discard: ['Grimlock'], deck: [] },
      }),
    ],
  },
  'deploys a troop': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Grimlock', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Grimlock', 'Ched Nasad'] },
      changes({
        ann: { hand: ['Noble'], played: ['Grimlock'], troops: 38 },
        sites: { 'Ched Nasad': { troops: ['2 x ann'] } },
      }),
    ],
  },
  'deploys nothing from an empty barracks': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { troops: 0, hand: ['Grimlock', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Grimlock' },
      changes({ ann: { hand: ['Noble'], played: ['Grimlock'] } }),
    ],
  },
})
