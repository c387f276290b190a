import { changes, scenarios } from '../../testing/scenarios'

scenarios('Air Elemental', {
  'places a spy': {
    position: { expansions: ['drow', 'elementals'], ann: { hand: ['Air Elemental', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Air Elemental' },
      {
        as: 'ann',
        offers: ['Place a spy', 'Return one of your spies > Deploy 3 troops'],
        title: 'Air Elemental',
      },
      { as: 'ann', picks: ['Place a spy', 'Araumycos'] },
      changes({
        ann: { hand: ['Noble'], played: ['Air Elemental'], spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'returns a spy for it': {
    position: {
      expansions: ['drow', 'elementals'],
      sites: { Araumycos: { spies: ['ann'] } },
      ann: { hand: ['Air Elemental', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Air Elemental', 'Return one of your spies > Deploy 3 troops'] },
      { as: 'ann', offers: ['Araumycos'], title: '(optional) Choose a location', count: [0, 1] },
      { as: 'ann', picks: ['Araumycos', 'Ched Nasad', 'Ched Nasad', 'Ched Nasad'] },
      changes({
        ann: { hand: ['Noble'], played: ['Air Elemental'], spies: 5, troops: 36 },
        sites: {
          Araumycos: { troops: ['4 x neutral'], spies: [] },
          'Ched Nasad': { troops: ['4 x ann'], totalControl: 'ann' },
        },
      }),
    ],
  },
  'gets nothing for a spy that is not returned': {
    position: {
      expansions: ['drow', 'elementals'],
      sites: { Araumycos: { spies: ['ann'] } },
      ann: { hand: ['Air Elemental', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Air Elemental', 'Return one of your spies > Deploy 3 troops', []] },
      changes({ ann: { hand: ['Noble'], played: ['Air Elemental'] } }),
    ],
  },
  'gets nothing without a spy on the board': {
    position: { expansions: ['drow', 'elementals'], ann: { hand: ['Air Elemental', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Air Elemental', 'Return one of your spies > Deploy 3 troops'] },
      changes({ ann: { hand: ['Noble'], played: ['Air Elemental'] } }),
    ],
  },
  'draws a card with focus, whatever was chosen': {
    position: {
      expansions: ['drow', 'elementals'],
      ann: { hand: ['Air Elemental', 'Spy Master'], deck: ['Soldier'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Air Elemental', 'Place a spy', 'Araumycos'] },
      changes({
        ann: { hand: ['Spy Master', 'Soldier'], played: ['Air Elemental'], deck: [], spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
})
