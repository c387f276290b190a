import { changes, scenarios } from '../../testing/scenarios'

scenarios('Fire Elemental Myrmidon', {
  'promotes an obedience card at the end of the turn': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Deathblade'],
      ann: { hand: ['Fire Elemental Myrmidon', 'Noble', 'Soldier', 'Blackguard'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Fire Elemental Myrmidon', 'Play Card.Noble', 'Play Card.Soldier'] },
      { as: 'ann', pick: 'Pass' },
      { as: 'ann', offers: ['Noble', 'Soldier'], title: 'Choose cards to promote', count: 1 },
      { as: 'ann', pick: 'Soldier' },
      changes({
        ann: {
          hand: 'start',
          innerCircle: ['Soldier'],
          discard: ['Fire Elemental Myrmidon', 'Noble', 'Blackguard'],
          deck: ['3 x Noble'],
        },
      }),
    ],
  },
  'promotes nothing without one': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Deathblade'],
      ann: { hand: ['Fire Elemental Myrmidon', 'Blackguard'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Fire Elemental Myrmidon', 'Pass'] },
      changes({
        ann: { hand: 'start', discard: ['Fire Elemental Myrmidon', 'Blackguard'], deck: ['5 x Noble'] },
      }),
    ],
  },
})
