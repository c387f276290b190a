import { changes, scenarios } from '../../testing/scenarios'

scenarios('Slide Rule', {
  'splays yellow right, and draws by the lowest top card and the splayed colors': {
    position: {
      ann: {
        blue: ['Slide Rule'],
        yellow: ['Machinery', 'Masonry'],
        red: { cards: ['Optics', 'Oars'], splay: 'left' },
      },
      decks: { base: { '5': ['Physics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Slide Rule' },
      { as: 'ann', offers: ['yellow'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: ['yellow'] },
      changes({ ann: { yellow: { cards: ['Machinery', 'Masonry'], splay: 'right' }, hand: ['Physics'] } }),
    ],
  },
  'draws the value of its lowest card without a splay': {
    position: {
      ann: { blue: ['Slide Rule'], yellow: ['Machinery', 'Masonry'], green: ['Sailing'] },
      decks: { base: { '1': ['Clothing'] } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Slide Rule', []] }, changes({ ann: { hand: ['Clothing'] } })],
  },
})
