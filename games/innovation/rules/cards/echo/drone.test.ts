import { changes, scenarios } from '../../testing/scenarios'

scenarios('Drone', {
  'splays the drawn color aslant with fewer than six cards': {
    position: {
      ann: { red: ['Drone'], blue: ['Rocketry', 'Tools'] },
      decks: { base: { '11': ['Solar Sailing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Drone' },
      changes({ ann: { blue: { cards: ['Rocketry', 'Tools'], splay: 'aslant' }, hand: ['Solar Sailing'] } }),
    ],
  },
  'returns the bottom five of all boards with six, covered cards counting, and repeats': {
    position: {
      ann: { red: ['Drone', 'Oars', 'Archery', 'Metalworking', 'Optics', 'Coal'] },
      bob: { red: ['Engineering', 'Gunpowder'], blue: ['Tools'] },
      decks: { base: { '11': ['Fusion', 'Solar Sailing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Drone' },
      changes({ ann: { red: ['Drone'], hand: ['Fusion', 'Solar Sailing'] }, bob: { red: [] } }),
    ],
  },
  'splays nothing of a single card': {
    position: { ann: { red: ['Drone'], blue: ['Rocketry'] }, decks: { base: { '11': ['Solar Sailing'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Drone' },
      changes({ ann: { hand: ['Solar Sailing'] } }),
      { turn: 'bob' },
    ],
  },
})
