import { changes, scenarios } from '../../testing/scenarios'

scenarios('Quantum Theory', {
  'draws a 10 and scores a 10 for two cards': {
    position: {
      ann: { blue: ['Quantum Theory'], hand: ['Tools', 'Oars', 'Paper'] },
      decks: { base: { 10: ['Robotics', 'Databases'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Quantum Theory' },
      {
        as: 'ann',
        offers: ['Tools', 'Oars', 'Paper'],
        title: '(optional) Choose card(s) to return',
        count: [0, 2],
      },
      { as: 'ann', pick: ['Tools', 'Paper'] },
      changes({ ann: { hand: ['Oars', 'Robotics'], score: ['Databases'] } }),
    ],
  },
  'draws nothing for one card': {
    position: { ann: { blue: ['Quantum Theory'], hand: ['Tools', 'Oars'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Quantum Theory', 'Tools'] }, changes({ ann: { hand: ['Oars'] } })],
  },
  'draws nothing when declined': {
    position: { ann: { blue: ['Quantum Theory'], hand: ['Tools', 'Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Quantum Theory' }, { as: 'ann', pick: [] }, changes()],
  },
  'asks nothing when the hand is empty': {
    position: { ann: { blue: ['Quantum Theory'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Quantum Theory' }, changes(), { turn: 'bob' }],
  },
  'is shared with whoever has as many clocks': {
    position: {
      ann: { blue: ['Quantum Theory'] },
      bob: { green: ['Satellites'], hand: ['Tools', 'Oars'] },
      decks: { base: { 10: ['Robotics', 'Databases'], 8: ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Quantum Theory' },
      { as: 'bob', pick: ['Tools', 'Oars'] },
      changes({ ann: { hand: ['Flight'] }, bob: { hand: ['Robotics'], score: ['Databases'] } }),
    ],
  },
})
