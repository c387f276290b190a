import { changes, scenarios } from '../../testing/scenarios'

scenarios('Cloaker', {
  'places a spy': {
    position: { expansions: ['drow', 'illithid'], ann: { hand: ['Cloaker', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Cloaker' },
      {
        as: 'ann',
        offers: ['Place a spy', "Return one of your spies > Assassinate a troop at that spy's site"],
        title: 'Cloaker',
      },
      { as: 'ann', picks: ['Place a spy', 'Araumycos'] },
      changes({
        ann: { hand: ['Noble'], played: ['Cloaker'], spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'returns a spy for it': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      sites: { Araumycos: { spies: ['ann'] } },
      ann: { hand: ['Cloaker', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Cloaker' },
      { as: 'ann', pick: "Return one of your spies > Assassinate a troop at that spy's site" },
      { as: 'ann', offers: ['Araumycos'], title: '(optional) Choose a location', count: [0, 1] },
      { as: 'ann', pick: 'Araumycos' },
      changes({
        ann: { hand: ['Noble'], played: ['Cloaker'], spies: 5, trophyHall: ['neutral'] },
        sites: { Araumycos: { troops: ['3 x neutral'], spies: [] } },
      }),
    ],
  },
  'gets nothing for a spy that is not returned': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      sites: { Araumycos: { spies: ['ann'] } },
      ann: { hand: ['Cloaker', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Cloaker' },
      { as: 'ann', picks: ["Return one of your spies > Assassinate a troop at that spy's site", []] },
      changes({ ann: { hand: ['Noble'], played: ['Cloaker'] } }),
    ],
  },
  'gets nothing without a spy on the board': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Cloaker', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Cloaker' },
      { as: 'ann', pick: "Return one of your spies > Assassinate a troop at that spy's site" },
      changes({ ann: { hand: ['Noble'], played: ['Cloaker'] } }),
    ],
  },
})
