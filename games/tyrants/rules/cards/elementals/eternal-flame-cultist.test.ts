import { changes, scenarios } from '../../testing/scenarios'

scenarios('Eternal Flame Cultist', {
  'assassinates a troop, with focus gains power': {
    position: { expansions: ['drow', 'elementals'], ann: { hand: ['Eternal Flame Cultist', 'Blackguard'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Eternal Flame Cultist' },
      changes({
        ann: { hand: ['Blackguard'], played: ['Eternal Flame Cultist'], trophyHall: ['neutral'], power: 2 },
        sites: { 'araum-ched': { troops: [] } },
      }),
    ],
  },
  'gains nothing without focus or troop': {
    position: {
      expansions: ['drow', 'elementals'],
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['Eternal Flame Cultist', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Eternal Flame Cultist' },
      changes({ ann: { hand: ['Noble'], played: ['Eternal Flame Cultist'] } }),
    ],
  },
})
