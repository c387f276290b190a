import { changes, scenarios } from '../../testing/scenarios'

scenarios('Green Dragon', {
  'places a spy and supplants there, without presence': {
    position: { ann: { hand: ['Green Dragon', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Green Dragon' },
      {
        as: 'ann',
        offers: [
          "Place a spy, then supplant a troop at that spy's site",
          "Return one of your spies > Supplant a troop at that spy's site, then gain 1 VP for each site control marker you have",
        ],
        title: 'Green Dragon',
      },
      { as: 'ann', picks: ["Place a spy, then supplant a troop at that spy's site", 'Eryndlyn'] },
      changes({
        ann: { hand: ['Noble'], played: ['Green Dragon'], trophyHall: ['bob'], troops: 38, spies: 4 },
        sites: { Eryndlyn: { troops: ['ann'], spies: ['ann'] } },
      }),
    ],
  },
  'returns a spy, supplants there and counts markers after it': {
    position: {
      sites: { Tsenviilyq: { troops: ['neutral', 'ann'], spies: ['ann'] } },
      ann: { hand: ['Green Dragon', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Green Dragon' },
      {
        as: 'ann',
        pick: "Return one of your spies > Supplant a troop at that spy's site, then gain 1 VP for each site control marker you have",
      },
      { as: 'ann', pick: 'Tsenviilyq' },
      changes({
        ann: {
          hand: ['Noble'],
          played: ['Green Dragon'],
          trophyHall: ['neutral'],
          troops: 37,
          influence: 1,
          points: 1,
          spies: 5,
        },
        sites: { Tsenviilyq: { troops: ['ann', 'ann'] } },
      }),
    ],
  },
  'does nothing without a spy left': {
    position: { ann: { spies: 0, hand: ['Green Dragon', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Green Dragon' },
      { as: 'ann', pick: "Place a spy, then supplant a troop at that spy's site" },
      changes({ ann: { hand: ['Noble'], played: ['Green Dragon'] } }),
    ],
  },
  'gets nothing for a spy that is not returned': {
    position: { sites: { Araumycos: { spies: ['ann'] } }, ann: { hand: ['Green Dragon', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Green Dragon' },
      {
        as: 'ann',
        pick: "Return one of your spies > Supplant a troop at that spy's site, then gain 1 VP for each site control marker you have",
      },
      { as: 'ann', pick: [] },
      changes({ ann: { hand: ['Noble'], played: ['Green Dragon'] } }),
    ],
  },
})
