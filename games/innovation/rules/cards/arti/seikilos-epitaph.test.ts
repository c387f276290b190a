import { changes, scenarios } from '../../testing/scenarios'

scenarios('Seikilos Epitaph', {
  'melds a 3, then the bottom card of its color, which is self-executed': {
    position: {
      ann: { blue: ['Seikilos Epitaph'], red: ['Optics', 'Metalworking'] },
      decks: { base: { 1: ['Tools', 'Agriculture'], 3: ['Engineering'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Seikilos Epitaph' },
      changes({
        ann: { red: ['Metalworking', 'Engineering', 'Optics'], hand: ['Agriculture'], score: ['Tools'] },
      }),
    ],
  },
  'self-executes the drawn card where it is the only one of its color': {
    position: {
      ann: { blue: ['Seikilos Epitaph'], red: { cards: ['Oars', 'Archery'], splay: 'right' } },
      bob: { hand: ['Sailing'] },
      decks: { base: { 3: ['Machinery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Seikilos Epitaph' },
      { as: 'ann', offers: ['red'], title: '(optional) Choose a color to splay left', pick: 'red' },
      changes({ ann: { yellow: ['Machinery'], red: { cards: ['Oars', 'Archery'], splay: 'left' } } }),
    ],
  },
})
