import { scenarios } from '../../testing/scenarios'

scenarios('Umber Hulk', {
  'makes the opponent discard who forced it': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Cranium Rats', 'Noble', 'Soldier'], troops: 0 },
      bob: { hand: ['Umber Hulk', 'Noble', 'Noble', 'Noble'], deck: ['Soldier'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Cranium Rats' },
      { as: 'bob', pick: 'Umber Hulk' },
      { as: 'ann', pick: 'Soldier' },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Cranium Rats'], discard: ['Soldier'] },
          bob: { hand: ['Noble', 'Noble', 'Noble'], discard: ['Umber Hulk'] },
        },
      },
    ],
  },
  'draws a card, and the opponent draws one fewer, in its house wording': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      settings: { houseCards: true },
      ann: {
        hand: ['Cranium Rats', 'Noble'],
        troops: 0,
        deck: ['Noble', 'Noble', 'Noble', 'Noble', 'Noble'],
      },
      bob: { hand: ['Umber Hulk', 'Noble', 'Noble', 'Noble'], deck: ['Soldier'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Cranium Rats' },
      { as: 'bob', pick: 'Umber Hulk' },
      { as: 'ann', pick: 'Pass' },
      {
        becomes: {
          ann: { hand: ['Noble', 'Noble', 'Noble', 'Noble'], discard: ['Noble', 'Cranium Rats'] },
          bob: { hand: ['Noble', 'Noble', 'Noble', 'Soldier'], discard: ['Umber Hulk'] },
        },
      },
    ],
  },
  'deploys three troops': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Umber Hulk', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Umber Hulk' },
      { as: 'ann', pick: 'Ched Nasad' },
      { as: 'ann', pick: 'Ched Nasad' },
      { as: 'ann', pick: 'Ched Nasad' },
      { becomes: { ann: { hand: ['Noble'], played: ['Umber Hulk'], troops: 36 } } },
    ],
  },
})
