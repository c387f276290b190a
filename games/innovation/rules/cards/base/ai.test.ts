import { changes, scenarios } from '../../testing/scenarios'

scenarios('A.I.', {
  'scores a 10; with Robotics and Software on top the lowest score wins, whose ever it is': {
    position: {
      ann: { purple: ['A.I.'], red: ['Robotics'] },
      bob: { blue: ['Software'], score: ['Fission'] },
      decks: { base: { 10: ['Stem Cells'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.A.I.' }, { over: { winner: 'bob', reason: 'A.I.' } }],
  },
  'wins for its player where the others have more, both cards lying on one board': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { purple: ['A.I.'] },
      bob: { red: ['Robotics'], blue: ['Software'], score: ['Fusion'] },
      cat: { score: ['Fission', 'Calendar'] },
      decks: { base: { 10: ['Stem Cells'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.A.I.' }, { over: { winner: 'ann', reason: 'A.I.' } }],
  },
  'nobody wins where the lowest score is tied': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { purple: ['A.I.'], red: ['Robotics'] },
      bob: { blue: ['Software'], score: ['Tools'] },
      cat: { score: ['Oars'] },
      decks: { base: { 10: ['Stem Cells'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.A.I.' }, changes({ ann: { score: ['Stem Cells'] } }), { turn: 'bob' }],
  },
  'nobody wins while one of the two is covered': {
    position: {
      ann: { purple: ['A.I.'], red: ['Oars', 'Robotics'] },
      bob: { blue: ['Software'] },
      decks: { base: { 10: ['Stem Cells'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.A.I.' }, changes({ ann: { score: ['Stem Cells'] } })],
  },
  'is shared by whoever has as many lightbulbs': {
    position: {
      ann: { purple: ['A.I.'] },
      bob: { blue: ['Tools'] },
      decks: { base: { 10: ['Stem Cells', 'Robotics', 'Databases'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.A.I.' },
      changes({ ann: { score: ['Robotics'], hand: ['Databases'] }, bob: { score: ['Stem Cells'] } }),
    ],
  },
})
