import { changes, scenarios } from '../../testing/scenarios'

scenarios('Saxophone', {
  'draws a 7 for each hexnote that is visible anywhere': {
    position: {
      ann: { purple: ['Saxophone', 'Philosophy'] },
      bob: { purple: { cards: ['Mysticism', 'Bell'], splay: 'up' } },
      decks: { base: { '7': ['Bicycle', 'Railroad'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Saxophone' },
      { as: 'ann', offers: ['purple'], title: '(optional) Choose a color to splay up', count: [0, 1] },
      { as: 'ann', pick: ['purple'] },
      changes({
        ann: { purple: { cards: ['Saxophone', 'Philosophy'], splay: 'up' }, hand: ['Bicycle', 'Railroad'] },
      }),
    ],
  },
  'does not count covered hexnotes, not even for the win': {
    position: {
      ann: { purple: ['Saxophone', 'Bell', 'Flute', 'Piano'] },
      decks: { base: { '7': ['Bicycle'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Saxophone', []] },
      changes({ ann: { hand: ['Bicycle'] } }),
      { turn: 'bob' },
    ],
  },
  'wins with all four visible': {
    position: {
      ann: { purple: { cards: ['Saxophone', 'Bell', 'Flute'], splay: 'up' } },
      bob: { purple: ['Piano'] },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Saxophone', []] }, { over: { winner: 'ann', reason: 'Saxophone' } }],
  },
})
