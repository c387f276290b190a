import { scenarios } from '../../testing/scenarios'

scenarios('Cross of Coronado', {
  'wins with five cards of five colors': {
    position: {
      ann: { purple: ['Cross of Coronado'], hand: ['Oars', 'Agriculture', 'Sailing', 'Tools', 'Mysticism'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Cross of Coronado' },
      { over: { winner: 'ann', reason: 'Cross of Coronado' } },
    ],
  },
  'does not win with a sixth card, but shows the hand': {
    position: {
      ann: {
        purple: ['Cross of Coronado'],
        hand: ['Oars', 'Agriculture', 'Sailing', 'Tools', 'Mysticism', 'Coal'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Cross of Coronado' },
      { as: 'bob', sees: ['Oars', 'Agriculture', 'Sailing', 'Tools', 'Mysticism', 'Coal'] },
      { turn: 'bob' },
    ],
  },
  'does not win with five cards of four colors': {
    position: {
      ann: { purple: ['Cross of Coronado'], hand: ['Oars', 'Agriculture', 'Sailing', 'Tools', 'Coal'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Cross of Coronado' }, { turn: 'bob' }],
  },
})
