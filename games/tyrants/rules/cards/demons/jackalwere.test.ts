import { changes, scenarios } from '../../testing/scenarios'

scenarios('Jackalwere', {
  'places a spy': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Jackalwere', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Jackalwere' },
      {
        as: 'ann',
        offers: ['Place a spy', 'Return one of your spies > +2 power, +2 influence'],
        title: 'Jackalwere',
      },
      { as: 'ann', picks: ['Place a spy', 'Araumycos'] },
      changes({
        ann: { hand: ['Noble'], played: ['Jackalwere'], spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'returns a spy for it': {
    position: {
      expansions: ['demons', 'drow'],
      sites: { Araumycos: { spies: ['ann'] } },
      ann: { hand: ['Jackalwere', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Jackalwere', 'Return one of your spies > +2 power, +2 influence'] },
      { as: 'ann', offers: ['Araumycos'], title: '(optional) Choose a location', count: [0, 1] },
      { as: 'ann', pick: 'Araumycos' },
      changes({
        ann: { hand: ['Noble'], played: ['Jackalwere'], spies: 5, power: 2, influence: 2 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: [] } },
      }),
    ],
  },
  'gets nothing for a spy that is not returned': {
    position: {
      expansions: ['demons', 'drow'],
      sites: { Araumycos: { spies: ['ann'] } },
      ann: { hand: ['Jackalwere', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Jackalwere', 'Return one of your spies > +2 power, +2 influence', []] },
      changes({ ann: { hand: ['Noble'], played: ['Jackalwere'] } }),
    ],
  },
  'gets nothing without a spy on the board': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Jackalwere', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Jackalwere', 'Return one of your spies > +2 power, +2 influence'] },
      changes({ ann: { hand: ['Noble'], played: ['Jackalwere'] } }),
    ],
  },
})
