import { scenarios } from '../../testing/scenarios'

scenarios('Ettin', {
  'deploys three troops': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Ettin', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Ettin' },
      { as: 'ann', offers: ['Deploy 3 troops', 'Assassinate 2 white troops'], title: 'Ettin' },
      { as: 'ann', pick: 'Deploy 3 troops' },
      { as: 'ann', pick: 'Ched Nasad' },
      { as: 'ann', pick: 'Ched Nasad' },
      { as: 'ann', pick: 'Ched Nasad' },
      {
        changes: {
          ann: { hand: ['Noble'], played: ['Ettin'], troops: 36 },
          sites: { 'Ched Nasad': { troops: ['4 x ann'], totalControl: 'ann' } },
        },
      },
    ],
  },
  'assassinates two white troops': {
    position: {
      expansions: ['demons', 'drow'],
      sites: { 'ched-halls a': { troops: ['neutral'] }, 'ched-llace a': { troops: ['bob'] } },
      ann: { hand: ['Ettin', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Ettin' },
      { as: 'ann', pick: 'Assassinate 2 white troops' },
      { as: 'ann', pick: 'araum-ched, neutral' },
      {
        changes: {
          ann: { hand: ['Noble'], played: ['Ettin'], trophyHall: ['neutral', 'neutral'] },
          sites: { 'araum-ched': { troops: [] }, 'ched-halls a': { troops: [] } },
        },
      },
    ],
  },
  'does nothing where there is no white troop': {
    position: {
      expansions: ['demons', 'drow'],
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['Ettin', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Ettin' },
      { as: 'ann', pick: 'Assassinate 2 white troops' },
      { changes: { ann: { hand: ['Noble'], played: ['Ettin'] } } },
    ],
  },
})
