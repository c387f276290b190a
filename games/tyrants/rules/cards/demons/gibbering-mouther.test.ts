import { changes, scenarios } from '../../testing/scenarios'

scenarios('Gibbering Mouther', {
  'makes an opponent recruit who has a troop beside one deployed': {
    position: {
      expansions: ['demons', 'drow'],
      sites: { 'ched-halls a': { troops: ['bob'] } },
      ann: { hand: ['Gibbering Mouther', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Gibbering Mouther', 'Ched Nasad', 'Ched Nasad'] },
      changes({
        ann: { hand: ['Noble'], played: ['Gibbering Mouther'], troops: 37 },
        bob: { discard: ['Insane Outcast'] },
        sites: { 'Ched Nasad': { troops: ['3 x ann'] } },
      }),
    ],
  },
  'looks at troops alone, not at spies (rules: tyrants 11.14)': {
    position: {
      expansions: ['demons', 'drow'],
      sites: { 'Ched Nasad': { troops: ['ann'], spies: ['bob'] } },
      ann: { hand: ['Gibbering Mouther', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Gibbering Mouther', 'Ched Nasad', 'Ched Nasad'] },
      changes({
        ann: { hand: ['Noble'], played: ['Gibbering Mouther'], troops: 37 },
        sites: { 'Ched Nasad': { troops: ['3 x ann'], spies: ['bob'] } },
      }),
    ],
  },
  'deploys nothing from an empty barracks': {
    position: {
      expansions: ['demons', 'drow'],
      ann: { troops: 0, hand: ['Gibbering Mouther', 'Noble'] },
      sites: { 'ched-halls a': { troops: ['bob'] } },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Gibbering Mouther' },
      changes({ ann: { hand: ['Noble'], played: ['Gibbering Mouther'] } }),
    ],
  },
})
