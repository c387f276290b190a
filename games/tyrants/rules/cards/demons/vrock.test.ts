import { scenarios } from '../../testing/scenarios'

scenarios('Vrock', {
  'places a spy': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Vrock', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Vrock' },
      { as: 'ann', offers: ['Place a spy', 'Return one of your spies > +5 power'], title: 'Vrock' },
      { as: 'ann', pick: 'Place a spy' },
      { as: 'ann', pick: 'Araumycos' },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Vrock'], spies: 4 },
          sites: { Araumycos: { troops: ['neutral', 'neutral', 'neutral', 'neutral'], spies: ['ann'] } },
        },
      },
    ],
  },
  'returns a spy for it': {
    position: {
      expansions: ['demons', 'drow'],
      sites: { Araumycos: { spies: ['ann'] } },
      ann: { hand: ['Vrock', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Vrock' },
      { as: 'ann', pick: 'Return one of your spies > +5 power' },
      { as: 'ann', offers: ['Araumycos'], title: '(optional) Choose a location', min: 0, max: 1 },
      { as: 'ann', pick: 'Araumycos' },
      { becomes: { ann: { hand: ['Noble'], played: ['Vrock'], spies: 5, power: 5 } } },
    ],
  },
  'gets nothing for a spy that is not returned': {
    position: {
      expansions: ['demons', 'drow'],
      sites: { Araumycos: { spies: ['ann'] } },
      ann: { hand: ['Vrock', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Vrock' },
      { as: 'ann', pick: 'Return one of your spies > +5 power' },
      { as: 'ann', pick: [] },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Vrock'] },
          sites: { Araumycos: { troops: ['neutral', 'neutral', 'neutral', 'neutral'], spies: ['ann'] } },
        },
      },
    ],
  },
  'gets nothing without a spy on the board': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Vrock', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Vrock' },
      { as: 'ann', pick: 'Return one of your spies > +5 power' },
      { becomes: { ann: { hand: ['Noble'], played: ['Vrock'] } } },
    ],
  },
})
