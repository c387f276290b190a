import { scenarios } from '../../testing/scenarios'

scenarios('Ogremoch', {
  'promotes two others with an ambition card in hand': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Deathblade'],
      ann: { hand: ['Ogremoch', 'Advocate', 'Soldier', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Ogremoch' },
      { changes: { ann: { hand: ['Advocate', 'Soldier', 'Noble'], played: ['Ogremoch'], influence: 2 } } },
      { as: 'ann', pick: 'Play Card.Soldier' },
      { as: 'ann', pick: 'Play Card.Noble' },
      { as: 'ann', pick: 'Pass' },
      {
        changes: {
          ann: {
            hand: 'start',
            innerCircle: ['Noble', 'Soldier'],
            discard: ['Ogremoch', 'Advocate'],
            deck: ['3 x Noble'],
            played: [],
            influence: 0,
          },
        },
      },
    ],
  },
  'promotes only one card without focus': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Deathblade'],
      ann: { hand: ['Ogremoch', 'Soldier', 'Noble', 'Blackguard'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Ogremoch' },
      { as: 'ann', pick: 'Play Card.Soldier' },
      { as: 'ann', pick: 'Play Card.Noble' },
      { as: 'ann', pick: 'Pass' },
      { as: 'ann', offers: ['Noble', 'Soldier'], title: 'Choose cards to promote', min: 1, max: 1 },
      { as: 'ann', pick: 'Noble' },
      {
        changes: {
          ann: {
            hand: 'start',
            innerCircle: ['Noble'],
            discard: ['Ogremoch', 'Soldier', 'Blackguard'],
            deck: ['3 x Noble'],
          },
        },
      },
    ],
  },
})
