import { annsTurn, scenarios } from '../../testing/scenarios'

scenarios('Speak with Bird', {
  'wins with five top cards of value 0': {
    position: {
      turn: annsTurn,
      age0: true,
      ann: {
        purple: ['Speak with Bird'],
        red: ['Fire'],
        blue: ['Knots'],
        green: ['Foraging'],
        yellow: ['Shelter'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Speak with Bird' },
      { over: { winner: 'ann', reason: 'Speak with Bird' } },
    ],
  },
  'does nothing with four': {
    position: {
      turn: annsTurn,
      age0: true,
      ann: {
        purple: ['Speak with Bird'],
        red: ['Fire'],
        blue: ['Knots'],
        green: ['Foraging'],
        yellow: ['Masonry'],
      },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Speak with Bird' }, { turn: 'ann' }],
  },
})
