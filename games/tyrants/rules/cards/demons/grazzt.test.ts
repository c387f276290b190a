import { changes, scenarios } from '../../testing/scenarios'

scenarios("Graz'zt", {
  'places two spies': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ["Graz'zt", 'Noble'] } },
    steps: [
      { as: 'ann', pick: "Play Card.Graz'zt" },
      {
        as: 'ann',
        offers: [
          'Place 2 spies',
          "Return any number of your spies > Supplant a troop at each of the returned spies' sites",
        ],
        title: "Graz'zt",
      },
      { as: 'ann', picks: ['Place 2 spies', 'Araumycos', 'Skullport'] },
      changes({
        ann: { hand: ['Noble'], played: ["Graz'zt"], spies: 3 },
        sites: {
          Araumycos: { troops: ['4 x neutral'], spies: ['ann'] },
          Skullport: { troops: ['2 x neutral'], spies: ['ann'] },
        },
      }),
    ],
  },
  'supplants at each site, until its player has enough': {
    position: {
      expansions: ['demons', 'drow'],
      sites: {
        Araumycos: { spies: ['ann'] },
        Skullport: { spies: ['ann'] },
        Eryndlyn: { troops: ['bob'], spies: ['ann'] },
      },
      ann: { hand: ["Graz'zt", 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: "Play Card.Graz'zt" },
      {
        as: 'ann',
        pick: "Return any number of your spies > Supplant a troop at each of the returned spies' sites",
      },
      { as: 'ann', pick: 'Araumycos' },
      { as: 'ann', offers: ['Eryndlyn', 'Skullport'], title: '(optional) Choose a location', count: [0, 1] },
      { as: 'ann', picks: ['Eryndlyn', []] },
      changes({
        ann: { hand: ['Noble'], played: ["Graz'zt"], trophyHall: ['neutral', 'bob'], spies: 4, troops: 37 },
        sites: { Araumycos: { troops: ['3 x neutral', 'ann'] }, Eryndlyn: { troops: ['ann'] } },
      }),
    ],
  },
  'does nothing without a spy on the board': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ["Graz'zt", 'Noble'] } },
    steps: [
      { as: 'ann', pick: "Play Card.Graz'zt" },
      {
        as: 'ann',
        pick: "Return any number of your spies > Supplant a troop at each of the returned spies' sites",
      },
      changes({ ann: { hand: ['Noble'], played: ["Graz'zt"] } }),
    ],
  },
})
