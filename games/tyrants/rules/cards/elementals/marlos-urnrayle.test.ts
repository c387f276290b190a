import { changes, scenarios } from '../../testing/scenarios'

scenarios('Marlos Urnrayle', {
  'gains influence as published, and promotes another card': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Deathblade'],
      ann: { hand: ['Marlos Urnrayle', 'Noble', 'Soldier'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Marlos Urnrayle' },
      changes({ ann: { hand: ['Noble', 'Soldier'], played: ['Marlos Urnrayle'], influence: 1 } }),
      { as: 'ann', picks: ['Play Card.Soldier', 'Pass'] },
      changes({
        ann: {
          hand: 'start',
          innerCircle: ['Soldier'],
          discard: ['Marlos Urnrayle', 'Noble'],
          deck: ['3 x Noble'],
          played: [],
          influence: 0,
        },
      }),
    ],
  },
  'recruits an ambition card': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Advocate', 'Deathblade'],
      ann: { hand: ['Marlos Urnrayle', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Marlos Urnrayle' },
      changes({ ann: { hand: ['Noble'], played: ['Marlos Urnrayle'], influence: 1, discard: ['Advocate'] } }),
    ],
  },
  'gains no influence in its house wording': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Deathblade'],
      settings: { houseCards: true },
      ann: { hand: ['Marlos Urnrayle', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Marlos Urnrayle' },
      changes({ ann: { hand: ['Noble'], played: ['Marlos Urnrayle'] } }),
    ],
  },
})
