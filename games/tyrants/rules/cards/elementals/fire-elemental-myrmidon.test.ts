import { scenarios } from '../../testing/scenarios'

scenarios('Fire Elemental Myrmidon', {
  'promotes an obedience card at the end of the turn': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Deathblade'],
      ann: { hand: ['Fire Elemental Myrmidon', 'Noble', 'Soldier', 'Blackguard'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Fire Elemental Myrmidon' },
      { as: 'ann', pick: 'Play Card.Noble' },
      { as: 'ann', pick: 'Play Card.Soldier' },
      { as: 'ann', pick: 'Pass' },
      { as: 'ann', offers: ['Noble', 'Soldier'], title: 'Choose cards to promote', min: 1, max: 1 },
      { as: 'ann', pick: 'Soldier' },
      {
        changes: {
          ann: {
            hand: 'start',
            innerCircle: ['Soldier'],
            discard: ['Fire Elemental Myrmidon', 'Noble', 'Blackguard'],
            deck: ['3 x Noble'],
          },
        },
      },
    ],
  },
  'promotes nothing without one': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Deathblade'],
      ann: { hand: ['Fire Elemental Myrmidon', 'Blackguard'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Fire Elemental Myrmidon' },
      { as: 'ann', pick: 'Pass' },
      {
        changes: {
          ann: { hand: 'start', discard: ['Fire Elemental Myrmidon', 'Blackguard'], deck: ['5 x Noble'] },
        },
      },
    ],
  },
})
