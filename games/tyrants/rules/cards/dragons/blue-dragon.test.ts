import { scenarios } from '../../testing/scenarios'

scenarios('Blue Dragon', {
  'promotes up to two others, then counts every three cards of the inner circle': {
    position: {
      ann: { hand: ['Blue Dragon', 'Soldier', 'Soldier', 'Noble'], innerCircle: ['Kobold'] },
      market: ['Spellspinner'],
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Blue Dragon' },
      { as: 'ann', pick: 'Play Card.Soldier' },
      { as: 'ann', pick: 'Play Card.Soldier' },
      { as: 'ann', pick: 'Pass' },
      {
        as: 'ann',
        offers: ['Soldier', 'Soldier'],
        title: '(optional) Choose cards to promote',
        min: 0,
        max: 2,
      },
      { as: 'ann', pick: ['Soldier', 'Soldier'] },
      {
        changes: {
          ann: {
            hand: 'start',
            innerCircle: ['Kobold', 'Soldier', 'Soldier'],
            discard: ['Blue Dragon', 'Noble'],
            points: 1,
            deck: ['2 x Noble'],
          },
        },
      },
    ],
  },
  'promotes none if its player does not want to, and counts what is there': {
    position: {
      ann: { hand: ['Blue Dragon', 'Soldier', 'Noble'], innerCircle: ['Kobold'] },
      market: ['Spellspinner'],
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Blue Dragon' },
      { as: 'ann', pick: 'Play Card.Soldier' },
      { as: 'ann', pick: 'Pass' },
      { as: 'ann', pick: [] },
      {
        changes: {
          ann: { hand: 'start', discard: ['Blue Dragon', 'Noble', 'Soldier'], deck: ['3 x Noble'] },
        },
      },
    ],
  },
})
