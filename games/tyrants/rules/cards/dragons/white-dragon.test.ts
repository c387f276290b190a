import { changes, scenarios } from '../../testing/scenarios'

scenarios('White Dragon', {
  'deploys three troops and counts every two sites': {
    position: {
      sites: {
        'Chasmleap Bridge': { troops: ['ann'] },
        Everfire: { troops: ['ann'] },
        Llacerellyn: { troops: ['ann'] },
      },
      ann: { hand: ['White Dragon', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.White Dragon', 'Ched Nasad', 'Ched Nasad', 'Ched Nasad'] },
      changes({
        ann: { hand: ['Noble'], played: ['White Dragon'], points: 2, troops: 33 },
        sites: { 'Ched Nasad': { troops: ['4 x ann'], totalControl: 'ann' } },
      }),
    ],
  },
  'gains nothing for one site': {
    position: { ann: { troops: 0, hand: ['White Dragon', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.White Dragon' },
      changes({ ann: { hand: ['Noble'], played: ['White Dragon'] } }),
    ],
  },
})
