import { changes, scenarios } from '../../testing/scenarios'

scenarios('Neogi', {
  'makes each opponent discard at the end of the turn, however few cards they have': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Neogi', 'Noble'] },
      bob: { hand: ['Noble', 'Soldier'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Neogi', 'Ched Nasad', 'Ched Nasad', 'Ched Nasad', 'ched-halls a'] },
      { as: 'ann', pick: 'Pass' },
      { as: 'bob', pick: 'Soldier' },
      changes({
        ann: { hand: 'start', discard: ['Neogi', 'Noble'], deck: ['4 x Noble'], troops: 35 },
        bob: { hand: ['Noble'], discard: ['Soldier'] },
        sites: {
          'Ched Nasad': { troops: ['4 x ann'], totalControl: 'ann' },
          'ched-halls a': { troops: ['ann'] },
        },
      }),
    ],
  },
  'makes nobody discard whose hand is empty': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Neogi', 'Noble'] },
      bob: { hand: [], power: 1 },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Neogi', 'Ched Nasad', 'Ched Nasad', 'Ched Nasad', 'ched-halls a'] },
      { as: 'ann', pick: 'Pass' },
      changes({
        ann: { hand: 'start', discard: ['Neogi', 'Noble'], deck: ['4 x Noble'], troops: 35 },
        sites: {
          'Ched Nasad': { troops: ['4 x ann'], totalControl: 'ann' },
          'ched-halls a': { troops: ['ann'] },
        },
      }),
    ],
  },
})
