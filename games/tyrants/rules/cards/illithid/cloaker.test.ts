import { scenarios } from '../../testing/scenarios'

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
      { as: 'ann', pick: 'Place a spy' },
      { as: 'ann', pick: 'Araumycos' },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Cloaker'], spies: 4 },
          sites: { Araumycos: { troops: ['neutral', 'neutral', 'neutral', 'neutral'], spies: ['ann'] } },
        },
      },
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
      { as: 'ann', offers: ['Araumycos'], title: '(optional) Choose a location', min: 0, max: 1 },
      { as: 'ann', pick: 'Araumycos' },
      { becomes: { ann: { hand: ['Noble'], played: ['Cloaker'], spies: 5, trophyHall: ['neutral'] } } },
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
      { as: 'ann', pick: "Return one of your spies > Assassinate a troop at that spy's site" },
      { as: 'ann', pick: [] },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Cloaker'] },
          sites: { Araumycos: { troops: ['neutral', 'neutral', 'neutral', 'neutral'], spies: ['ann'] } },
        },
      },
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
      { becomes: { ann: { hand: ['Noble'], played: ['Cloaker'] } } },
    ],
  },
})
