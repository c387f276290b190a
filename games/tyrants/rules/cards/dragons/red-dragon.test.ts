import { changes, scenarios } from '../../testing/scenarios'

scenarios('Red Dragon', {
  'supplants, returns a spy, then counts sites under total control': {
    position: {
      sites: {
        'Chasmleap Bridge': { troops: ['ann'] },
        'chasm-grack a': { troops: ['bob'] },
        'araum-ched': { troops: [] },
        'araum-chasm': { troops: [] },
        'chasm-ever': { troops: [] },
        'Ched Nasad': { troops: ['ann'], spies: ['bob'] },
      },
      ann: { hand: ['Red Dragon', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Red Dragon', 'spy.Ched Nasad, bob'] },
      changes({
        ann: { hand: ['Noble'], played: ['Red Dragon'], trophyHall: ['bob'], points: 1, troops: 37 },
        bob: { spies: 5 },
        sites: { 'Ched Nasad': { troops: ['ann'], spies: [] }, 'chasm-grack a': { troops: ['ann'] } },
      }),
    ],
  },
  'does nothing without a target': {
    position: { sites: { 'araum-ched': { troops: [] } }, ann: { hand: ['Red Dragon', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Red Dragon' },
      changes({ ann: { hand: ['Noble'], played: ['Red Dragon'] } }),
    ],
  },
})
