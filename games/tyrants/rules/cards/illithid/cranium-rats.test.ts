import { changes, scenarios } from '../../testing/scenarios'

scenarios('Cranium Rats', {
  'deploys two troops and makes one opponent discard': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Cranium Rats', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Cranium Rats', 'Ched Nasad', 'Ched Nasad'] },
      { as: 'bob', pick: 'Noble' },
      changes({
        ann: { hand: ['Noble'], played: ['Cranium Rats'], troops: 37 },
        bob: { hand: ['4 x Noble'], discard: ['Noble'] },
        sites: { 'Ched Nasad': { troops: ['3 x ann'] } },
      }),
    ],
  },
  'makes nobody discard who has three cards': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { troops: 0, hand: ['Cranium Rats', 'Noble'] },
      bob: { hand: ['3 x Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Cranium Rats' },
      changes({ ann: { hand: ['Noble'], played: ['Cranium Rats'] } }),
    ],
  },
  'asks which opponent with more than three cards': {
    position: {
      players: ['ann', 'bob', 'cat'],
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Cranium Rats', 'Noble'], troops: 0 },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Cranium Rats' },
      { as: 'ann', offers: ['bob', 'cat'], title: 'Choose an opponent to discard', pick: 'cat' },
      { as: 'cat', pick: 'Noble' },
      changes({
        cat: { hand: ['4 x Noble'], discard: ['Noble'] },
        ann: { hand: ['Noble'], played: ['Cranium Rats'] },
      }),
    ],
  },
})
