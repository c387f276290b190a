import { scenarios } from '../../testing/scenarios'

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
      { as: 'ann', pick: 'Place 2 spies' },
      { as: 'ann', pick: 'Araumycos' },
      { as: 'ann', pick: 'Skullport' },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ["Graz'zt"], spies: 3 },
          sites: { Araumycos: { troops: ['neutral', 'neutral', 'neutral', 'neutral'], spies: ['ann'] } },
        },
      },
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
      { as: 'ann', offers: ['Eryndlyn', 'Skullport'], title: '(optional) Choose a location', min: 0, max: 1 },
      { as: 'ann', pick: 'Eryndlyn' },
      { as: 'ann', pick: [] },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ["Graz'zt"], trophyHall: ['neutral', 'bob'], spies: 4 },
          sites: {
            Araumycos: { troops: ['neutral', 'neutral', 'neutral', 'ann'] },
            Eryndlyn: { troops: ['ann'] },
          },
        },
      },
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
      { becomes: { ann: { hand: ['Noble'], played: ["Graz'zt"] } } },
    ],
  },
})
