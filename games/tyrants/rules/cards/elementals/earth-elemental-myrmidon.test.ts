import { changes, scenarios } from '../../testing/scenarios'

scenarios('Earth Elemental Myrmidon', {
  'promotes another card at the end of the turn': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Deathblade'],
      ann: { hand: ['Earth Elemental Myrmidon', 'Soldier', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Earth Elemental Myrmidon', 'Play Card.Soldier', 'Pass'] },
      changes({
        ann: {
          hand: 'start',
          innerCircle: ['Soldier'],
          discard: ['Earth Elemental Myrmidon', 'Noble'],
          deck: ['3 x Noble'],
        },
      }),
    ],
  },
  'promotes nothing when no other card was played': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Deathblade'],
      ann: { hand: ['Earth Elemental Myrmidon', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Earth Elemental Myrmidon', 'Pass'] },
      changes({
        ann: { hand: 'start', discard: ['Earth Elemental Myrmidon', 'Noble'], deck: ['4 x Noble'] },
      }),
    ],
  },
  'gains influence': {
    position: { expansions: ['drow', 'elementals'], ann: { hand: ['Earth Elemental Myrmidon', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Earth Elemental Myrmidon' },
      changes({ ann: { hand: ['Noble'], played: ['Earth Elemental Myrmidon'], influence: 2 } }),
    ],
  },
})
