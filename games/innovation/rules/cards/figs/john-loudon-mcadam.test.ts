import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('John Loudon McAdam', {
  'a top card with a factory may be achieved': {
    position: {
      achievements: [],
      ann: { yellow: ['John Loudon McAdam'], red: ['Coal'], score: ['The Internet', 'Software', 'Canning'] },
    },
    steps: [
      { as: 'ann', offers: ['Coal'], in: 'Achieve', pick: 'Achieve.Coal' },
      changes({ ann: { achievements: ['Coal'], red: [] } }),
    ],
  },
  'not without eligibility, without a factory, or covered': {
    position: {
      achievements: [],
      ann: {
        yellow: ['John Loudon McAdam'],
        red: ['Archery', 'Coal'],
        blue: ['Chemistry'],
        score: ['Canning'],
      },
    },
    steps: [{ as: 'ann', offers: [], in: 'Achieve' }],
  },
  "an opponent's board and an opponent gain nothing": {
    position: {
      turn: bobsTurn,
      achievements: [],
      ann: { yellow: ['John Loudon McAdam'] },
      bob: { red: ['Coal'], blue: ['Experimentation'], score: ['The Internet', 'Software', 'Canning'] },
    },
    steps: [{ as: 'bob', offers: [], in: 'Achieve' }],
  },
  'claiming what it makes available triggers another karma': {
    position: {
      achievements: [],
      ann: {
        yellow: ['John Loudon McAdam'],
        red: ['Coal'],
        blue: ['Charles Darwin'],
        score: ['The Internet', 'Software', 'Canning'],
      },
    },
    steps: [{ as: 'ann', pick: 'Achieve.Coal' }, { over: { winner: 'ann', reason: 'Charles Darwin' } }],
  },
})
