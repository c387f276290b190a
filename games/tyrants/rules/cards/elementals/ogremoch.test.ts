import { changes, scenarios } from '../../testing/scenarios'

scenarios('Ogremoch', {
  'promotes two others with an ambition card in hand': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Deathblade'],
      ann: { hand: ['Ogremoch', 'Advocate', 'Soldier', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Ogremoch' },
      changes({ ann: { hand: ['Advocate', 'Soldier', 'Noble'], played: ['Ogremoch'], influence: 2 } }),
      { as: 'ann', picks: ['Play Card.Soldier', 'Play Card.Noble', 'Pass'] },
      changes({
        ann: {
          hand: 'start',
          innerCircle: ['Noble', 'Soldier'],
          discard: ['Ogremoch', 'Advocate'],
          deck: ['3 x Noble'],
          played: [],
          influence: 0,
        },
      }),
    ],
  },
  'promotes only one card without focus': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Deathblade'],
      ann: { hand: ['Ogremoch', 'Soldier', 'Noble', 'Blackguard'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Ogremoch', 'Play Card.Soldier', 'Play Card.Noble', 'Pass'] },
      { as: 'ann', offers: ['Noble', 'Soldier'], title: 'Choose cards to promote', count: 1, pick: 'Noble' },
      changes({
        ann: {
          hand: 'start',
          innerCircle: ['Noble'],
          discard: ['Ogremoch', 'Soldier', 'Blackguard'],
          deck: ['3 x Noble'],
        },
      }),
    ],
  },
})
