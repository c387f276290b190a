import { changes, scenarios } from '../../testing/scenarios'

scenarios('Myconid Sovereign', {
  'gives an opponent an Insane Outcast': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Myconid Sovereign', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Myconid Sovereign' },
      changes({
        ann: { hand: ['Noble'], played: ['Myconid Sovereign'] },
        bob: { discard: ['Insane Outcast'] },
      }),
    ],
  },
  'gives none from an empty supply': {
    position: {
      expansions: ['demons', 'drow'],
      ann: { hand: ['Myconid Sovereign', 'Noble'], innerCircle: [], discard: ['30 x Insane Outcast'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Myconid Sovereign' },
      changes({ ann: { hand: ['Noble'], played: ['Myconid Sovereign'] } }),
    ],
  },
  'asks which opponent': {
    position: {
      players: ['ann', 'bob', 'cat'],
      expansions: ['demons', 'drow'],
      ann: { hand: ['Myconid Sovereign', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Myconid Sovereign' },
      { as: 'ann', offers: ['bob', 'cat'], title: 'Choose Player', pick: 'cat' },
      changes({
        cat: { discard: ['Insane Outcast'] },
        ann: { hand: ['Noble'], played: ['Myconid Sovereign'] },
      }),
    ],
  },
  'promotes another card at the end of the turn': {
    position: {
      market: ['Orcus'],
      expansions: ['demons', 'drow'],
      ann: { hand: ['Myconid Sovereign', 'Soldier', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Myconid Sovereign', 'Play Card.Soldier', 'Pass'] },
      changes({
        ann: {
          hand: 'start',
          innerCircle: ['Soldier'],
          discard: ['Myconid Sovereign', 'Noble'],
          deck: ['3 x Noble'],
        },
        bob: { discard: ['Insane Outcast'] },
      }),
    ],
  },
  'promotes nothing when no other card was played': {
    position: {
      market: ['Orcus'],
      expansions: ['demons', 'drow'],
      ann: { hand: ['Myconid Sovereign', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Myconid Sovereign', 'Pass'] },
      changes({
        ann: { hand: 'start', discard: ['Myconid Sovereign', 'Noble'], deck: ['4 x Noble'] },
        bob: { discard: ['Insane Outcast'] },
      }),
    ],
  },
})
