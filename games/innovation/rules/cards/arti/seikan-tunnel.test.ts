import { changes, scenarios } from '../../testing/scenarios'

scenarios('Seikan Tunnel', {
  'wins with the color of which most is visible': {
    position: {
      ann: { green: ['Seikan Tunnel'], blue: { cards: ['Tools', 'Pottery'], splay: 'left' } },
      bob: { red: ['Archery', 'Oars', 'Coal'], yellow: ['Masonry'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Seikan Tunnel' }, { over: { winner: 'ann', reason: 'Seikan Tunnel' } }],
  },
  'does not win with as many as another color of another player': {
    position: {
      ann: { green: ['Seikan Tunnel'], blue: { cards: ['Tools', 'Pottery'], splay: 'left' } },
      bob: { red: { cards: ['Archery', 'Oars'], splay: 'right' } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Seikan Tunnel' }, { turn: 'bob' }, changes()],
  },
})
