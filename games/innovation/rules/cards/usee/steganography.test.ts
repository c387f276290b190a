import { changes, scenarios } from '../../testing/scenarios'

scenarios('Steganography', {
  'splays a color with a lightbulb and safeguards by its cards': {
    position: {
      achievements: ['Paper', 'Calendar'],
      ann: {
        purple: ['Steganography'],
        blue: ['Tools', 'Pottery'],
        red: { cards: ['Archery', 'Oars'], splay: 'left' },
        yellow: ['Masonry', 'Agriculture'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Steganography' },
      { as: 'ann', offers: ['blue'], title: '(optional) Choose a color to splay left', count: [0, 1] },
      { as: 'ann', pick: ['blue'] },
      changes({ ann: { blue: { cards: ['Tools', 'Pottery'], splay: 'left' }, safe: ['Calendar'] } }),
    ],
  },
  'tucks a 3 where nothing is splayed': {
    position: {
      ann: { purple: ['Steganography'], blue: ['Tools', 'Pottery'] },
      decks: { base: { 3: ['Optics'] } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Steganography', []] }, changes({ ann: { red: ['Optics'] } })],
  },
  'tucks a 3 without such a color': {
    position: { ann: { purple: ['Steganography'], blue: ['Tools'] }, decks: { base: { 3: ['Optics'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Steganography' }, changes({ ann: { red: ['Optics'] } })],
  },
})
