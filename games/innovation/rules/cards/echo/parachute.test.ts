import { changes, scenarios } from '../../testing/scenarios'

scenarios('Parachute', {
  'takes all cards without clocks from the other hand': {
    position: {
      ann: { red: ['Parachute'] },
      bob: { hand: ['Oars', 'Computers', 'Tools'], green: ['Sailing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Parachute' },
      changes({ ann: { hand: ['Oars', 'Tools'] }, bob: { hand: ['Computers'] } }),
      { turn: 'bob' },
    ],
  },
  'junks all cards of all boards when foreseen': {
    position: {
      ann: { hand: ['Flight'], forecast: ['Parachute'], blue: ['Tools', 'Pottery'] },
      bob: { green: ['Sailing'], hand: ['Computers'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Flight' },
      changes({
        bob: { green: [] },
        junk: ['Parachute', 'Flight', 'Tools', 'Pottery', 'Sailing'],
        ann: { blue: [], hand: [], forecast: [] },
      }),
    ],
  },
})
