import { scenarios } from '../../testing/scenarios'

scenarios('Charles Darwin', {
  'wins where nobody has more achievements': {
    position: { achievements: ['Pottery'], ann: { blue: ['Charles Darwin'], score: ['Canning'] }, bob: {} },
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
      { changes: { ann: { hand: ['Flight'], achievements: ['Pottery'] } } },
    ],
  },
  "leaves an opponent's claim alone": {
    position: {
      achievements: ['Pottery'],
      turn: { player: 'bob', action: 1, round: 2 },
      ann: { blue: ['Charles Darwin'] },
      bob: { blue: ['Tools'], score: ['Canning'] },
    },
    steps: [{ as: 'bob', pick: 'Achieve.*base-1*' }, { changes: { bob: { achievements: ['Pottery'] } } }],
  },
  'one of two karmas of a claim': {
    position: {
      achievements: ['Pottery'],
      ann: { blue: ['Charles Darwin'], green: ['Hedy Lamar'], red: ['Archery', 'Oars'], score: ['Canning'] },
      bob: {},
    },
    steps: [
      { as: 'ann', pick: 'Achieve.*base-1*' },
      { as: 'ann', offers: ['Hedy Lamar', 'Charles Darwin'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['Hedy Lamar'] },
      { as: 'ann', pick: ['Hedy Lamar'] },
      {
        changes: {
          ann: {
            red: { cards: ['Archery', 'Oars'], splay: 'up' },
            score: ['Canning', 'Hedy Lamar'],
            achievements: ['Pottery'],
            green: [],
          },
        },
      },
    ],
  },
})
