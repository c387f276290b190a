import { changes, scenarios } from '../../testing/scenarios'

scenarios('Umber Hulk', {
  'makes the opponent discard who forced it': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Cranium Rats', 'Noble', 'Soldier'], troops: 0 },
      bob: { hand: ['Umber Hulk', '3 x Noble'], deck: ['Soldier'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Cranium Rats' },
      { as: 'bob', pick: 'Umber Hulk' },
      { as: 'ann', pick: 'Soldier' },
      changes({
        ann: { hand: ['Noble'], played: ['Cranium Rats'], discard: ['Soldier'] },
        bob: { hand: ['3 x Noble'], discard: ['Umber Hulk'] },
      }),
    ],
  },
  'draws a card, and the opponent draws one fewer, in its house wording': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      settings: { houseCards: true },
      ann: { hand: ['Cranium Rats', 'Noble'], troops: 0, deck: ['5 x Noble'] },
      bob: { hand: ['Umber Hulk', '3 x Noble'], deck: ['Soldier'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Cranium Rats' },
      { as: 'bob', pick: 'Umber Hulk' },
      { as: 'ann', pick: 'Pass' },
      changes({
        ann: { hand: ['4 x Noble'], discard: ['Noble', 'Cranium Rats'], deck: ['Noble'] },
        bob: { hand: ['3 x Noble', 'Soldier'], discard: ['Umber Hulk'], deck: [] },
      }),
    ],
  },
  'deploys three troops': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Umber Hulk', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Umber Hulk', 'Ched Nasad', 'Ched Nasad', 'Ched Nasad'] },
      changes({
        ann: { hand: ['Noble'], played: ['Umber Hulk'], troops: 36 },
        sites: { 'Ched Nasad': { troops: ['4 x ann'], totalControl: 'ann' } },
      }),
    ],
  },
})
