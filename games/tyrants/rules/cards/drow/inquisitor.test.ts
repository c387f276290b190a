import { changes, scenarios } from '../../testing/scenarios'

scenarios('Inquisitor', {
  gains: {
    position: { ann: { hand: ['Inquisitor', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Inquisitor' },
      { as: 'ann', offers: ['+2 influence', 'Assassinate a troop'], title: 'Inquisitor', count: 1 },
      { as: 'ann', pick: '+2 influence' },
      changes({ ann: { hand: ['Noble'], played: ['Inquisitor'], influence: 2 } }),
    ],
  },
  'assassinates a troop': {
    position: { sites: { 'ched-halls a': { troops: ['bob'] } }, ann: { hand: ['Inquisitor', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Inquisitor', 'Assassinate a troop'] },
      {
        as: 'ann',
        offers: ['araum-ched, neutral', 'ched-halls a, bob'],
        title: 'Choose a troop to assassinate',
      },
      { as: 'ann', pick: 'ched-halls a, bob' },
      changes({
        ann: { hand: ['Noble'], played: ['Inquisitor'], trophyHall: ['bob'] },
        sites: { 'ched-halls a': {} },
      }),
    ],
  },
  'does nothing where there is no troop': {
    position: { sites: { 'araum-ched': { troops: [] } }, ann: { hand: ['Inquisitor', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Inquisitor', 'Assassinate a troop'] },
      changes({ ann: { hand: ['Noble'], played: ['Inquisitor'] } }),
    ],
  },
})
