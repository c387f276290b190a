import { changes, scenarios } from '../../testing/scenarios'

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
      { as: 'ann', picks: ['Place 2 spies', 'Araumycos', 'Skullport'] },
      changes({
        ann: { hand: ['Noble'], played: ['Aboleth'], spies: 3 },
        sites: {
          Araumycos: { troops: ['4 x neutral'], spies: ['ann'] },
          Skullport: { troops: ['2 x neutral'], spies: ['ann'] },
        },
      }),
    ],
  },
  'draws a card for each spy on the board': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Aboleth', 'Noble'], deck: ['3 x Soldier'] },
      sites: { Araumycos: { spies: ['ann'] }, Skullport: { spies: ['ann'] } },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Aboleth', 'Draw a card for each spy you have on the board'] },
      changes({ ann: { hand: ['Noble', 'Soldier', 'Soldier'], played: ['Aboleth'], deck: ['Soldier'] } }),
    ],
  },
  'draws nothing without a spy on the board': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Aboleth', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Aboleth', 'Draw a card for each spy you have on the board'] },
      changes({ ann: { hand: ['Noble'], played: ['Aboleth'] } }),
    ],
  },
})
