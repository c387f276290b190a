import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Quantum Computers', {
  'demands a flip, and ends your own flips with the first that is won': {
    position: { chance: { coin: ['heads', 'tails'] }, ann: { blue: ['Quantum Computers'], safe: ['Tools'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Quantum Computers' },
      { as: 'bob', offers: ['heads', 'tails'], title: 'Call it...', count: 1, pick: 'heads' },
      { as: 'ann', pick: ['tails'] },
      changes(),
      { turn: 'bob' },
    ],
  },
  'whoever loses the demanded flip loses the game': {
    position: { chance: { coin: ['heads'] }, ann: { blue: ['Quantum Computers'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Quantum Computers' },
      { as: 'bob', pick: ['tails'] },
      { over: { winner: 'ann', reason: 'Quantum Computers' } },
    ],
  },
  'the game goes on with those who are left': {
    position: {
      players: ['ann', 'bob', 'cat'],
      chance: { coin: ['tails', 'heads', 'heads'] },
      ann: { blue: ['Quantum Computers'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Quantum Computers' },
      { as: 'bob', pick: ['heads'] },
      { as: 'cat', pick: ['heads'] },
      { as: 'ann', pick: ['heads'] },
      changes(),
      { turn: 'cat' },
    ],
  },
  'a secret is returned for each lost flip': {
    position: {
      chance: { coin: ['heads', 'tails', 'heads', 'heads'] },
      ann: { blue: ['Quantum Computers'], safe: ['Tools', 'Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Quantum Computers' },
      { as: 'bob', pick: ['heads'] },
      { as: 'ann', pick: ['heads'] },
      { as: 'ann', offers: ['*base-1* (ann)', '*base-2* (ann)'], title: 'Return a secret', count: 1 },
      { as: 'ann', picks: ['*base-2* (ann)', 'tails', 'heads'] },
      changes({ ann: { safe: [] } }),
    ],
  },
  'who has no secret to return loses the game': {
    position: { chance: { coin: ['heads', 'tails'] }, ann: { blue: ['Quantum Computers'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Quantum Computers' },
      { as: 'bob', pick: ['heads'] },
      { as: 'ann', pick: ['heads'] },
      { over: { winner: 'bob', reason: 'Quantum Computers' } },
    ],
  },
  'who shares flips too, and is not demanded of': {
    position: {
      players: ['ann', 'bob'],
      turn: annsTurn,
      chance: { coin: ['heads', 'heads'] },
      ann: { blue: ['Quantum Computers'] },
      bob: { blue: ['Computers', 'Software'], safe: ['Tools'], green: ['Satellites'] },
      decks: { base: { 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Quantum Computers' },
      { as: 'bob', pick: ['heads'] },
      { as: 'ann', pick: ['heads'] },
      changes(),
    ],
  },
})
