import { changes, scenarios } from '../../testing/scenarios'

scenarios('Typewriter', {
  'returns the hand, draws a 6, and goes one higher for each color returned': {
    position: {
      ann: { blue: ['Typewriter'], hand: ['Oars', 'Archery', 'Tools'] },
      decks: { base: { '6': ['Classification'], '7': ['Bicycle'], '8': ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Typewriter' },
      changes({ ann: { hand: ['Classification', 'Bicycle', 'Flight'] } }),
    ],
  },
  'draws only the 6 for an empty hand': {
    position: { ann: { blue: ['Typewriter'] }, decks: { base: { '6': ['Classification'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Typewriter' },
      changes({ ann: { hand: ['Classification'] } }),
      { turn: 'bob' },
    ],
  },
})
