import { scenarios } from '../../testing/scenarios'

scenarios('Camcorder', {
  'takes a hand for a 9, melds all 9s, and exchanges the rest for three 9s': {
    position: {
      ann: {
        red: ['Camcorder'],
        hand: ['Ecology', 'Oars'],
      },
      bob: {
        hand: ['Tools'],
      },
      decks: {
        base: {
          '9': ['Suburbia', 'Services', 'Computers', 'Genetics'],
        },
      },
    },
    steps: [
      {
        as: 'ann',
        pick: 'Dogma.Camcorder',
      },
      {
        becomes: {
          ann: {
            red: ['Camcorder'],
            yellow: ['Ecology'],
            hand: ['Services', 'Computers', 'Genetics'],
          },
          bob: {
            hand: ['Suburbia'],
          },
        },
      },
    ],
  },
  'melds the 9s, but keeps the rest, when foreseen': {
    position: {
      ann: {
        hand: ['Robotics', 'Ecology', 'Oars'],
        forecast: ['Camcorder'],
      },
      decks: {
        base: {
          '9': ['Suburbia'],
        },
      },
    },
    steps: [
      {
        as: 'ann',
        pick: 'Meld.Robotics',
      },
      {
        becomes: {
          ann: {
            red: ['Camcorder', 'Robotics'],
            yellow: ['Ecology'],
            hand: ['Oars'],
          },
          bob: {
            hand: ['Suburbia'],
          },
        },
      },
    ],
  },
})
