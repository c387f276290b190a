import { changes, scenarios } from '../../testing/scenarios'

scenarios('Vrock', {
  'places a spy': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Vrock', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Vrock' },
      { as: 'ann', offers: ['Place a spy', 'Return one of your spies > +5 power'], title: 'Vrock' },
      { as: 'ann', picks: ['Place a spy', 'Araumycos'] },
      changes({
        ann: { hand: ['Noble'], played: ['Vrock'], spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'returns a spy for it': {
    position: {
      expansions: ['demons', 'drow'],
      sites: { Araumycos: { spies: ['ann'] } },
      ann: { hand: ['Vrock', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Vrock', 'Return one of your spies > +5 power'] },
      { as: 'ann', offers: ['Araumycos'], title: '(optional) Choose a location', count: [0, 1] },
      { as: 'ann', pick: 'Araumycos' },
      changes({
        ann: { hand: ['Noble'], played: ['Vrock'], spies: 5, power: 5 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: [] } },
      }),
    ],
  },
  'gets nothing for a spy that is not returned': {
    position: {
      expansions: ['demons', 'drow'],
      sites: { Araumycos: { spies: ['ann'] } },
      ann: { hand: ['Vrock', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Vrock', 'Return one of your spies > +5 power', []] },
      changes({ ann: { hand: ['Noble'], played: ['Vrock'] } }),
    ],
  },
  'gets nothing without a spy on the board': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Vrock', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Vrock', 'Return one of your spies > +5 power'] },
      changes({ ann: { hand: ['Noble'], played: ['Vrock'] } }),
    ],
  },
})
