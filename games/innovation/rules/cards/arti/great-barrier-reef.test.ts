import { changes, scenarios } from '../../testing/scenarios'

scenarios('Great Barrier Reef', {
  'junks what is beneath five cards and splays every color aslant': {
    position: {
      ann: {
        red: ['Archery', 'Oars', 'Metalworking', 'Optics', 'Coal', 'Engineering', 'Gunpowder'],
        green: ['Sailing'],
        blue: ['Great Barrier Reef', 'Tools'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Great Barrier Reef' },
      changes({
        ann: {
          red: { cards: ['Archery', 'Oars', 'Metalworking', 'Optics', 'Coal'], splay: 'aslant' },
          blue: { cards: ['Great Barrier Reef', 'Tools'], splay: 'aslant' },
        },
        junk: ['Engineering', 'Gunpowder'],
      }),
    ],
  },
  'junks nothing of five cards, and splays no single card': {
    position: {
      ann: {
        red: { cards: ['Archery', 'Oars', 'Metalworking', 'Optics', 'Coal'], splay: 'aslant' },
        blue: ['Great Barrier Reef'],
      },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Great Barrier Reef' }, changes()],
  },
})
