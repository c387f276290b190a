import { changes, scenarios } from '../../testing/scenarios'

scenarios('Crushing Wave Cultist', {
  'assassinates a white troop, with focus deploys two': {
    position: {
      expansions: ['drow', 'elementals'],
      ann: { hand: ['Crushing Wave Cultist', 'Mercenary Squad'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Crushing Wave Cultist', 'Ched Nasad', 'Ched Nasad'] },
      changes({
        ann: {
          hand: ['Mercenary Squad'],
          played: ['Crushing Wave Cultist'],
          trophyHall: ['neutral'],
          troops: 37,
        },
        sites: { 'Ched Nasad': { troops: ['3 x ann'] }, 'araum-ched': { troops: [] } },
      }),
    ],
  },
  'does nothing without focus or white troop': {
    position: {
      expansions: ['drow', 'elementals'],
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['Crushing Wave Cultist', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Crushing Wave Cultist' },
      changes({ ann: { hand: ['Noble'], played: ['Crushing Wave Cultist'] } }),
    ],
  },
})
