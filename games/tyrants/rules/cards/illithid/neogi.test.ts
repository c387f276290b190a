import { scenarios } from '../../testing/scenarios'

scenarios('Neogi', {
  'makes each opponent discard at the end of the turn, however few cards they have': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Neogi', 'Noble'] },
      bob: { hand: ['Noble', 'Soldier'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Neogi' },
      { as: 'ann', pick: 'Ched Nasad' },
      { as: 'ann', pick: 'Ched Nasad' },
      { as: 'ann', pick: 'Ched Nasad' },
      { as: 'ann', pick: 'ched-halls a' },
      { as: 'ann', pick: 'Pass' },
      { as: 'bob', pick: 'Soldier' },
      {
        becomes: {
          ann: { hand: 'start', discard: ['Neogi', 'Noble'] },
          bob: { hand: ['Noble'], discard: ['Soldier'] },
        },
      },
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
      { as: 'ann', pick: 'Play Card.Neogi' },
      { as: 'ann', pick: 'Ched Nasad' },
      { as: 'ann', pick: 'Ched Nasad' },
      { as: 'ann', pick: 'Ched Nasad' },
      { as: 'ann', pick: 'ched-halls a' },
      { as: 'ann', pick: 'Pass' },
      { becomes: { ann: { hand: 'start', discard: ['Neogi', 'Noble'] }, bob: { hand: [], power: 1 } } },
    ],
  },
})
