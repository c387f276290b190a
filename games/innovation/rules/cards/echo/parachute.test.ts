import { scenarios } from '../../testing/scenarios'

scenarios('Parachute', {
  'takes all cards without clocks from the other hand': {
    position: {
      ann: {
        red: ['Parachute'],
      },
      bob: {
        hand: ['Oars', 'Computers', 'Tools'],
        green: ['Sailing'],
      },
    },
    steps: [
      {
        as: 'ann',
        pick: 'Dogma.Parachute',
      },
      {
        becomes: {
          ann: {
            red: ['Parachute'],
            hand: ['Oars', 'Tools'],
          },
          bob: {
            hand: ['Computers'],
            green: ['Sailing'],
          },
        },
      },
      {
        turn: 'bob',
      },
    ],
  },
  'junks all cards of all boards when foreseen': {
    position: {
      ann: {
        hand: ['Flight'],
        forecast: ['Parachute'],
        blue: ['Tools', 'Pottery'],
      },
      bob: {
        green: ['Sailing'],
        hand: ['Computers'],
      },
    },
    steps: [
      {
        as: 'ann',
        pick: 'Meld.Flight',
      },
      {
        becomes: {
          bob: {
            hand: ['Computers'],
          },
          junk: ['Parachute', 'Flight', 'Tools', 'Pottery', 'Sailing'],
        },
      },
    ],
  },
})
