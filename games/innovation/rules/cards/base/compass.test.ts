import { scenarios } from '../../testing/scenarios'

scenarios('Compass', {
  'gives a leaf for a card without one, both chosen by the victim': {
    position: {
      ann: { green: ['Compass'], red: ['Archery'] },
      bob: { yellow: ['Agriculture'], blue: ['Pottery'], green: ['Clothing'] },
      turn: { player: 'ann', action: 1, round: 2 },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Compass' },
      { as: 'bob', offers: ['Agriculture', 'Pottery'], title: 'Choose card(s) to transfer', min: 1 },
      { as: 'bob', pick: ['Pottery'] },
      {
        becomes: {
          ann: { green: ['Compass'], blue: ['Pottery'] },
          bob: { yellow: ['Agriculture'], green: ['Clothing'], red: ['Archery'] },
        },
      },
    ],
  },
})
