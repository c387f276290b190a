import { changes, scenarios } from '../../testing/scenarios'

scenarios('Water Elemental', {
  'deploys two troops, with focus draws a card': {
    position: {
      expansions: ['drow', 'elementals'],
      ann: { hand: ['Water Elemental', 'Mercenary Squad'], deck: ['Soldier'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Water Elemental', 'Ched Nasad', 'Ched Nasad'] },
      changes({
        ann: { hand: ['Mercenary Squad', 'Soldier'], played: ['Water Elemental'], troops: 37, deck: [] },
        sites: { 'Ched Nasad': { troops: ['3 x ann'] } },
      }),
    ],
  },
  'draws nothing without focus': {
    position: {
      expansions: ['drow', 'elementals'],
      ann: { hand: ['Water Elemental', 'Noble'], deck: ['Soldier'], troops: 0 },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Water Elemental' },
      changes({ ann: { hand: ['Noble'], played: ['Water Elemental'] } }),
    ],
  },
})
