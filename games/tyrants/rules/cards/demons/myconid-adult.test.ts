import { changes, scenarios } from '../../testing/scenarios'

scenarios('Myconid Adult', {
  'gives an opponent an Insane Outcast': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Myconid Adult', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Myconid Adult' },
      changes({
        ann: { hand: ['Noble'], played: ['Myconid Adult'], influence: 2 },
        bob: { discard: ['Insane Outcast'] },
      }),
    ],
  },
  'gives none from an empty supply': {
    position: {
      expansions: ['demons', 'drow'],
      ann: { hand: ['Myconid Adult', 'Noble'], innerCircle: [], discard: ['30 x Insane Outcast'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Myconid Adult' },
      changes({ ann: { hand: ['Noble'], played: ['Myconid Adult'], influence: 2 } }),
    ],
  },
  'asks which opponent': {
    position: {
      players: ['ann', 'bob', 'cat'],
      expansions: ['demons', 'drow'],
      ann: { hand: ['Myconid Adult', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Myconid Adult' },
      { as: 'ann', offers: ['bob', 'cat'], title: 'Choose Player', pick: 'cat' },
      changes({
        cat: { discard: ['Insane Outcast'] },
        ann: { hand: ['Noble'], played: ['Myconid Adult'], influence: 2 },
      }),
    ],
  },
})
