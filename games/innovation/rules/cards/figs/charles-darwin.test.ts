import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Charles Darwin', {
  'wins where nobody has more achievements': {
    position: { achievements: ['Pottery'], ann: { blue: ['Charles Darwin'], score: ['Canning'] } },
    steps: [{ as: 'ann', pick: 'Achieve.*base-1*' }, { over: { winner: 'ann', reason: 'Charles Darwin' } }],
  },
  'draws an 8 where somebody has, counted before the claim': {
    position: {
      achievements: ['Pottery'],
      decks: { base: { '8': ['Flight'] } },
      ann: { blue: ['Charles Darwin'], score: ['Canning'] },
      bob: { achievements: ['Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      changes({ ann: { hand: ['Flight'], achievements: ['Pottery'] } }),
    ],
  },
  "leaves an opponent's claim alone": {
    position: {
      achievements: ['Pottery'],
      turn: bobsTurn,
      ann: { blue: ['Charles Darwin'] },
      bob: { blue: ['Tools'], score: ['Canning'] },
    },
    steps: [{ as: 'bob', pick: 'Achieve.*base-1*' }, changes({ bob: { achievements: ['Pottery'] } })],
  },
  'one of two karmas of a claim': {
    position: {
      achievements: ['Pottery'],
      ann: { blue: ['Charles Darwin'], green: ['Hedy Lamar'], red: ['Archery', 'Oars'], score: ['Canning'] },
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      { as: 'ann', offers: ['Hedy Lamar', 'Charles Darwin'], title: 'Choose a would karma to trigger' },
      { as: 'ann', picks: ['Hedy Lamar', 'Hedy Lamar'] },
      changes({
        ann: {
          red: { cards: ['Archery', 'Oars'], splay: 'up' },
          score: ['Canning', 'Hedy Lamar'],
          achievements: ['Pottery'],
          green: [],
        },
      }),
    ],
  },
})
