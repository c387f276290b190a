import { changes, scenarios } from '../../testing/scenarios'

scenarios('Kobold', {
  'deploys a troop': {
    position: { ann: { hand: ['Kobold', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Kobold' },
      { as: 'ann', offers: ['Deploy a troop', 'Assassinate a white troop'], title: 'Kobold' },
      { as: 'ann', picks: ['Deploy a troop', 'Ched Nasad'] },
      changes({
        ann: { hand: ['Noble'], played: ['Kobold'], troops: 38 },
        sites: { 'Ched Nasad': { troops: ['2 x ann'] } },
      }),
    ],
  },
  'assassinates a white troop': {
    position: { ann: { hand: ['Kobold', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Kobold', 'Assassinate a white troop'] },
      changes({
        ann: { hand: ['Noble'], played: ['Kobold'], trophyHall: ['neutral'] },
        sites: { 'araum-ched': { troops: [] } },
      }),
    ],
  },
  'does nothing where there is no white troop': {
    position: { sites: { 'araum-ched': { troops: [] } }, ann: { hand: ['Kobold', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Kobold', 'Assassinate a white troop'] },
      changes({ ann: { hand: ['Noble'], played: ['Kobold'] } }),
    ],
  },
})
