import { scenarios } from '../../testing/scenarios'

scenarios('Fission', {
  'on red junks everything and ends the action': {
    position: {
      ann: { red: ['Fission'], hand: ['Tools'], achievements: ['World'] },
      bob: { blue: ['Pottery', 'Writing'], score: ['Oars'], achievements: ['Paper'] },
      achievements: [],
      decks: { base: { 10: ['Robotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fission' },
      {
        becomes: {
          ann: { achievements: ['World'] },
          bob: { achievements: ['Paper'] },
          junk: ['Fission', 'Tools', 'Pottery', 'Writing', 'Oars', 'Robotics'],
        },
      },
      { turn: 'bob' },
    ],
  },
  'otherwise returns a top card of any board': {
    position: {
      ann: { red: ['Fission'] },
      bob: { blue: ['Pottery'] },
      decks: { base: { 10: ['Databases', 'Software'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fission' },
      { as: 'ann', offers: ['Fission', 'Pottery'], title: 'Choose card(s) to return' },
      { as: 'ann', pick: ['Pottery'] },
      { becomes: { ann: { red: ['Fission'], hand: ['Software'] }, bob: { hand: ['Databases'] } } },
    ],
  },
})
