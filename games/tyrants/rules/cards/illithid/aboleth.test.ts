import { scenarios } from '../../testing/scenarios'

scenarios('Aboleth', {
  'places two spies': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Aboleth', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Aboleth' },
      {
        as: 'ann',
        offers: ['Place 2 spies', 'Draw a card for each spy you have on the board'],
        title: 'Aboleth',
      },
      { as: 'ann', pick: 'Place 2 spies' },
      { as: 'ann', pick: 'Araumycos' },
      { as: 'ann', pick: 'Skullport' },
      { becomes: { ann: { hand: ['Noble'], played: ['Aboleth'], spies: 3 } } },
    ],
  },
  'draws a card for each spy on the board': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Aboleth', 'Noble'], deck: ['Soldier', 'Soldier', 'Soldier'] },
      sites: { Araumycos: { spies: ['ann'] }, Skullport: { spies: ['ann'] } },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Aboleth' },
      { as: 'ann', pick: 'Draw a card for each spy you have on the board' },
      { becomes: { ann: { hand: ['Noble', 'Soldier', 'Soldier'], played: ['Aboleth'], deck: ['Soldier'] } } },
    ],
  },
  'draws nothing without a spy on the board': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Aboleth', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Aboleth' },
      { as: 'ann', pick: 'Draw a card for each spy you have on the board' },
      { becomes: { ann: { hand: ['Noble'], played: ['Aboleth'] } } },
    ],
  },
})
