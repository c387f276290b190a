import { changes, scenarios } from '../../testing/scenarios'

scenarios('Orcus', {
  'assassinates two troops and deploys trophies, which keep their color': {
    position: {
      expansions: ['demons', 'drow'],
      ann: { hand: ['Orcus', 'Soldier', 'Noble'] },
      bob: { trophyHall: ['ann', 'neutral'] },
      sites: { 'ched-halls a': { troops: ['bob'] } },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Orcus', 'Soldier', 'ched-halls a, bob'] },
      {
        as: 'ann',
        offers: ['ann: bob', 'ann: neutral', 'bob: ann', 'bob: neutral'],
        title: '(optional) Choose up to two trophies to deploy',
        count: [0, 2],
      },
      { as: 'ann', picks: [['bob: ann', 'ann: bob'], 'Skullport', 'Mantol-Derith'] },
      changes({
        ann: { hand: ['Noble'], played: ['Orcus'], trophyHall: ['neutral'] },
        bob: { trophyHall: ['neutral'] },
        sites: {
          Skullport: { troops: ['neutral', 'neutral', 'bob'] },
          'Mantol-Derith': { troops: ['neutral', 'neutral', 'ann'] },
          'araum-ched': { troops: [] },
          'ched-halls a': { troops: [] },
        },
        devoured: ['Soldier'],
      }),
    ],
  },
  'does nothing without a devoured card': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Orcus', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Orcus', []] },
      changes({ ann: { hand: ['Noble'], played: ['Orcus'] } }),
    ],
  },
  'devours the card for nothing where no troop is in reach and no trophy is in any hall': {
    position: {
      expansions: ['demons', 'drow'],
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['Orcus', 'Soldier', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Orcus', 'Soldier'] },
      changes({ ann: { hand: ['Noble'], played: ['Orcus'] }, devoured: ['Soldier'] }),
    ],
  },
})
