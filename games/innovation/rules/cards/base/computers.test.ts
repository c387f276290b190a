import { scenarios } from '../../testing/scenarios'

scenarios('Computers', {
  'self-executes what it melds; a card executed inside that earns the chain achievement': {
    position: {
      ann: { blue: ['Computers'] },
      achievements: [],
      decks: {
        base: { 10: ['Software', 'Databases', 'Robotics'], 9: ['Ecology', 'Fission'], 11: ['Fusion'] },
      },
      bob: {},
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Computers' },
      { as: 'ann', pick: ['Ecology'] },
      {
        becomes: {
          ann: {
            blue: ['Software', 'Computers'],
            red: ['Fission'],
            hand: ['Robotics'],
            score: ['Databases'],
            achievements: ['Fusion'],
          },
        },
      },
    ],
  },
})
