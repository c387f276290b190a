import { changes, scenarios } from '../../testing/scenarios'

scenarios('Water Elemental Myrmidon', {
  'does what it says and promotes an obedience card at the end of the turn': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Deathblade'],
      ann: { hand: ['Water Elemental Myrmidon', 'Noble', 'Soldier', 'Blackguard'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Water Elemental Myrmidon', 'Play Card.Noble', 'Play Card.Soldier'] },
      { as: 'ann', picks: ['Pass', 'Soldier'] },
      changes({
        ann: {
          hand: 'start',
          innerCircle: ['Soldier'],
          discard: ['Water Elemental Myrmidon', 'Noble', 'Blackguard'],
          trophyHall: ['neutral'],
          deck: ['3 x Noble'],
        },
        sites: { 'araum-ched': { troops: [] } },
      }),
    ],
  },
  'does nothing without white troop or obedience card': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Deathblade'],
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['Water Elemental Myrmidon', 'Blackguard'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Water Elemental Myrmidon', 'Pass'] },
      changes({
        ann: { hand: 'start', discard: ['Water Elemental Myrmidon', 'Blackguard'], deck: ['5 x Noble'] },
      }),
    ],
  },
})
