import { changes, scenarios } from '../../testing/scenarios'

scenarios('Blackguard', {
  gains: {
    position: { ann: { hand: ['Blackguard', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Blackguard' },
      { as: 'ann', offers: ['+2 power', 'Assassinate a troop'], title: 'Blackguard', count: 1 },
      { as: 'ann', pick: '+2 power' },
      changes({ ann: { hand: ['Noble'], played: ['Blackguard'], power: 2 } }),
    ],
  },
  'assassinates a troop': {
    position: { sites: { 'ched-halls a': { troops: ['bob'] } }, ann: { hand: ['Blackguard', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Blackguard', 'Assassinate a troop'] },
      {
        as: 'ann',
        offers: ['araum-ched, neutral', 'ched-halls a, bob'],
        title: 'Choose a troop to assassinate',
      },
      { as: 'ann', pick: 'ched-halls a, bob' },
      changes({
        ann: { hand: ['Noble'], played: ['Blackguard'], trophyHall: ['bob'] },
        sites: { 'ched-halls a': {} },
      }),
    ],
  },
  'does nothing where there is no troop': {
    position: { sites: { 'araum-ched': { troops: [] } }, ann: { hand: ['Blackguard', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Blackguard', 'Assassinate a troop'] },
      changes({ ann: { hand: ['Noble'], played: ['Blackguard'] } }),
    ],
  },
})
