import { changes, scenarios } from '../../testing/scenarios'

scenarios('Air Elemental Myrmidon', {
  'does what it says and promotes an obedience card at the end of the turn': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Deathblade'],
      ann: { hand: ['Air Elemental Myrmidon', 'Noble', 'Soldier', 'Blackguard'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Air Elemental Myrmidon', 'Araumycos', 'Play Card.Noble'] },
      { as: 'ann', picks: ['Play Card.Soldier', 'Pass', 'Soldier'] },
      changes({
        ann: {
          hand: 'start',
          innerCircle: ['Soldier'],
          discard: ['Air Elemental Myrmidon', 'Noble', 'Blackguard'],
          spies: 4,
          deck: ['3 x Noble'],
        },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'does nothing without spy or obedience card': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Deathblade'],
      ann: { spies: 0, hand: ['Air Elemental Myrmidon', 'Blackguard'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Air Elemental Myrmidon', 'Pass'] },
      changes({
        ann: { hand: 'start', discard: ['Air Elemental Myrmidon', 'Blackguard'], deck: ['5 x Noble'] },
      }),
    ],
  },
})
