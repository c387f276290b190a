import { changes, scenarios } from '../../testing/scenarios'

scenarios('Brainwashed Slave', {
  'places a spy': {
    position: { expansions: ['drow', 'illithid'], ann: { hand: ['Brainwashed Slave', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Brainwashed Slave' },
      {
        as: 'ann',
        offers: ['Place a spy', 'Return one of your spies > +2 power, +2 influence'],
        title: 'Brainwashed Slave',
      },
      { as: 'ann', picks: ['Place a spy', 'Araumycos'] },
      changes({
        ann: { hand: ['Noble'], played: ['Brainwashed Slave'], spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'returns a spy for it': {
    position: {
      expansions: ['drow', 'illithid'],
      sites: { Araumycos: { spies: ['ann'] } },
      ann: { hand: ['Brainwashed Slave', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Brainwashed Slave' },
      { as: 'ann', pick: 'Return one of your spies > +2 power, +2 influence' },
      { as: 'ann', offers: ['Araumycos'], title: '(optional) Choose a location', count: [0, 1] },
      { as: 'ann', pick: 'Araumycos' },
      changes({
        ann: { hand: ['Noble'], played: ['Brainwashed Slave'], spies: 5, power: 2, influence: 2 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: [] } },
      }),
    ],
  },
  'gets nothing for a spy that is not returned': {
    position: {
      expansions: ['drow', 'illithid'],
      sites: { Araumycos: { spies: ['ann'] } },
      ann: { hand: ['Brainwashed Slave', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Brainwashed Slave' },
      { as: 'ann', picks: ['Return one of your spies > +2 power, +2 influence', []] },
      changes({ ann: { hand: ['Noble'], played: ['Brainwashed Slave'] } }),
    ],
  },
  'gets nothing without a spy on the board': {
    position: { expansions: ['drow', 'illithid'], ann: { hand: ['Brainwashed Slave', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Brainwashed Slave' },
      { as: 'ann', pick: 'Return one of your spies > +2 power, +2 influence' },
      changes({ ann: { hand: ['Noble'], played: ['Brainwashed Slave'] } }),
    ],
  },
})
