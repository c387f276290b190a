import { changes, scenarios } from '../../testing/scenarios'

scenarios('Black Earth Cultist', {
  'promotes another card at the end of the turn': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Deathblade'],
      ann: { hand: ['Black Earth Cultist', 'Soldier', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Black Earth Cultist', 'Play Card.Soldier', 'Pass'] },
      changes({
        ann: {
          hand: 'start',
          innerCircle: ['Soldier'],
          discard: ['Black Earth Cultist', 'Noble'],
          deck: ['3 x Noble'],
        },
      }),
    ],
  },
  'promotes nothing when no other card was played': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Deathblade'],
      ann: { hand: ['Black Earth Cultist', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Black Earth Cultist', 'Pass'] },
      changes({ ann: { hand: 'start', discard: ['Black Earth Cultist', 'Noble'], deck: ['4 x Noble'] } }),
    ],
  },
  'gains influence with focus': {
    position: { expansions: ['drow', 'elementals'], ann: { hand: ['Black Earth Cultist', 'Advocate'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Black Earth Cultist' },
      changes({ ann: { hand: ['Advocate'], played: ['Black Earth Cultist'], influence: 2 } }),
    ],
  },
})
