import { changes, scenarios } from '../../testing/scenarios'

scenarios('Blue Dragon', {
  'promotes up to two others, then counts every three cards of the inner circle': {
    position: {
      ann: { hand: ['Blue Dragon', 'Soldier', 'Soldier', 'Noble'], innerCircle: ['Kobold'] },
      market: ['Spellspinner'],
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Blue Dragon', 'Play Card.Soldier', 'Play Card.Soldier', 'Pass'] },
      {
        as: 'ann',
        offers: ['Soldier', 'Soldier'],
        title: '(optional) Choose cards to promote',
        count: [0, 2],
      },
      { as: 'ann', pick: ['Soldier', 'Soldier'] },
      changes({
        ann: {
          hand: 'start',
          innerCircle: ['Kobold', 'Soldier', 'Soldier'],
          discard: ['Blue Dragon', 'Noble'],
          points: 1,
          deck: ['2 x Noble'],
        },
      }),
    ],
  },
  'promotes none if its player does not want to, and counts what is there': {
    position: {
      ann: { hand: ['Blue Dragon', 'Soldier', 'Noble'], innerCircle: ['Kobold'] },
      market: ['Spellspinner'],
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Blue Dragon', 'Play Card.Soldier', 'Pass', []] },
      changes({ ann: { hand: 'start', discard: ['Blue Dragon', 'Noble', 'Soldier'], deck: ['3 x Noble'] } }),
    ],
  },
})
