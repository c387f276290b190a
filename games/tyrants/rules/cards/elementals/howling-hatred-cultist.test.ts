import { changes, scenarios } from '../../testing/scenarios'

scenarios('Howling Hatred Cultist', {
  'places a spy': {
    position: { expansions: ['drow', 'elementals'], ann: { hand: ['Howling Hatred Cultist', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Howling Hatred Cultist' },
      {
        as: 'ann',
        offers: ['Place a spy', 'Return one of your spies > +3 influence'],
        title: 'Howling Hatred Cultist',
      },
      { as: 'ann', picks: ['Place a spy', 'Araumycos'] },
      changes({
        ann: { hand: ['Noble'], played: ['Howling Hatred Cultist'], spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'returns a spy for it': {
    position: {
      expansions: ['drow', 'elementals'],
      sites: { Araumycos: { spies: ['ann'] } },
      ann: { hand: ['Howling Hatred Cultist', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Howling Hatred Cultist', 'Return one of your spies > +3 influence'] },
      { as: 'ann', offers: ['Araumycos'], title: '(optional) Choose a location', count: [0, 1] },
      { as: 'ann', pick: 'Araumycos' },
      changes({
        ann: { hand: ['Noble'], played: ['Howling Hatred Cultist'], spies: 5, influence: 3 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: [] } },
      }),
    ],
  },
  'gets nothing for a spy that is not returned': {
    position: {
      expansions: ['drow', 'elementals'],
      sites: { Araumycos: { spies: ['ann'] } },
      ann: { hand: ['Howling Hatred Cultist', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Howling Hatred Cultist', 'Return one of your spies > +3 influence'] },
      { as: 'ann', pick: [] },
      changes({ ann: { hand: ['Noble'], played: ['Howling Hatred Cultist'] } }),
    ],
  },
  'gets nothing without a spy on the board': {
    position: { expansions: ['drow', 'elementals'], ann: { hand: ['Howling Hatred Cultist', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Howling Hatred Cultist', 'Return one of your spies > +3 influence'] },
      changes({ ann: { hand: ['Noble'], played: ['Howling Hatred Cultist'] } }),
    ],
  },
  'gains power with focus': {
    position: { expansions: ['drow', 'elementals'], ann: { hand: ['Howling Hatred Cultist', 'Spy Master'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Howling Hatred Cultist', 'Place a spy', 'Araumycos'] },
      changes({
        ann: { hand: ['Spy Master'], played: ['Howling Hatred Cultist'], power: 1, spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
})
