import { scenarios } from '../../testing/scenarios'

scenarios('Myconid Sovereign', {
  'gives an opponent an Insane Outcast': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Myconid Sovereign', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Myconid Sovereign' },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Myconid Sovereign'] },
          bob: { hand: ['Noble', 'Noble', 'Noble', 'Noble', 'Noble'], discard: ['Insane Outcast'] },
        },
      },
    ],
  },
  'gives none from an empty supply': {
    position: {
      expansions: ['demons', 'drow'],
      ann: {
        hand: ['Myconid Sovereign', 'Noble'],
        innerCircle: [],
        discard: [
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
          'Insane Outcast',
        ],
      },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Myconid Sovereign' },
      {
        becomes: {
          ann: {
            hand: ['Noble'],
            played: ['Myconid Sovereign'],
            discard: [
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
              'Insane Outcast',
            ],
          },
          bob: { hand: ['Noble', 'Noble', 'Noble', 'Noble', 'Noble'] },
        },
      },
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
      { as: 'ann', offers: ['bob', 'cat'], title: 'Choose Player' },
      { as: 'ann', pick: 'cat' },
      {
        becomes: {
          cat: { hand: ['Noble', 'Noble', 'Noble', 'Noble', 'Noble'], discard: ['Insane Outcast'] },
          bob: { hand: ['Noble', 'Noble', 'Noble', 'Noble', 'Noble'] },
        },
      },
    ],
  },
  'promotes another card at the end of the turn': {
    position: {
      market: ['Orcus'],
      expansions: ['demons', 'drow'],
      ann: { hand: ['Myconid Sovereign', 'Soldier', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Myconid Sovereign' },
      { as: 'ann', pick: 'Play Card.Soldier' },
      { as: 'ann', pick: 'Pass' },
      {
        becomes: {
          ann: { hand: 'start', innerCircle: ['Soldier'], discard: ['Myconid Sovereign', 'Noble'] },
        },
      },
    ],
  },
  'promotes nothing when no other card was played': {
    position: {
      market: ['Orcus'],
      expansions: ['demons', 'drow'],
      ann: { hand: ['Myconid Sovereign', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Myconid Sovereign' },
      { as: 'ann', pick: 'Pass' },
      { becomes: { ann: { hand: 'start', discard: ['Myconid Sovereign', 'Noble'] } } },
    ],
  },
})
