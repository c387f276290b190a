import { changes, scenarios } from '../../testing/scenarios'

scenarios('Weaponmaster', {
  'asks three times, the same option allowed again': {
    position: { ann: { hand: ['Weaponmaster', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Weaponmaster' },
      { as: 'ann', offers: ['Deploy a troop', 'Assassinate a white troop'], title: 'Weaponmaster' },
      { as: 'ann', picks: ['Assassinate a white troop', 'Deploy a troop', 'araum-ched', 'Deploy a troop'] },
      { as: 'ann', pick: 'Ched Nasad' },
      changes({
        ann: { hand: ['Noble'], played: ['Weaponmaster'], trophyHall: ['neutral'], troops: 37 },
        sites: { 'araum-ched': { troops: ['ann'] }, 'Ched Nasad': { troops: ['ann', 'ann'] } },
      }),
    ],
  },
  'does nothing where there is no white troop': {
    position: { sites: { 'araum-ched': { troops: [] } }, ann: { hand: ['Weaponmaster', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Weaponmaster', 'Assassinate a white troop'] },
      { as: 'ann', picks: ['Assassinate a white troop', 'Assassinate a white troop'] },
      changes({ ann: { hand: ['Noble'], played: ['Weaponmaster'] } }),
    ],
  },
})
