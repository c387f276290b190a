import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Fresh Water', {
  'splays a color that is not splayed': {
    position: {
      turn: annsTurn,
      age0: true,
      ann: { yellow: ['Fresh Water', 'Agriculture'], red: { cards: ['Archery', 'Oars'], splay: 'up' } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fresh Water' },
      changes({ ann: { yellow: { cards: ['Fresh Water', 'Agriculture'], splay: 'left' } } }),
    ],
  },
  'loses without one': {
    position: { turn: annsTurn, age0: true, ann: { yellow: ['Fresh Water'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Fresh Water' }, { over: { winner: 'bob', reason: 'Fresh Water' } }],
  },
})
