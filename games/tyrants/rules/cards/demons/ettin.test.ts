import { changes, scenarios } from '../../testing/scenarios'

scenarios('Ettin', {
  'deploys three troops': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Ettin', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Ettin' },
      { as: 'ann', offers: ['Deploy 3 troops', 'Assassinate 2 white troops'], title: 'Ettin' },
      { as: 'ann', picks: ['Deploy 3 troops', 'Ched Nasad', 'Ched Nasad', 'Ched Nasad'] },
      changes({
        ann: { hand: ['Noble'], played: ['Ettin'], troops: 36 },
        sites: { 'Ched Nasad': { troops: ['4 x ann'], totalControl: 'ann' } },
      }),
    ],
  },
  'assassinates two white troops': {
    position: {
      expansions: ['demons', 'drow'],
      sites: { 'ched-halls a': { troops: ['neutral'] }, 'ched-llace a': { troops: ['bob'] } },
      ann: { hand: ['Ettin', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Ettin', 'Assassinate 2 white troops', 'araum-ched, neutral'] },
      changes({
        ann: { hand: ['Noble'], played: ['Ettin'], trophyHall: ['neutral', 'neutral'] },
        sites: { 'araum-ched': { troops: [] }, 'ched-halls a': { troops: [] } },
      }),
    ],
  },
  'does nothing where there is no white troop': {
    position: {
      expansions: ['demons', 'drow'],
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['Ettin', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Ettin', 'Assassinate 2 white troops'] },
      changes({ ann: { hand: ['Noble'], played: ['Ettin'] } }),
    ],
  },
})
