import { changes, scenarios } from '../../testing/scenarios'

scenarios('Stethoscope', {
  'draws a 7, and an 8 for a blue card that its echo melded': {
    position: {
      ann: { blue: ['Stethoscope'], hand: ['Tools', 'Oars'], yellow: ['Masonry', 'Agriculture'] },
      decks: { base: { '7': ['Bicycle'], '8': ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Stethoscope' },
      { as: 'ann', offers: ['yellow'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: ['yellow'] },
      changes({
        ann: {
          blue: ['Tools', 'Stethoscope'],
          yellow: { cards: ['Masonry', 'Agriculture'], splay: 'right' },
          hand: ['Oars', 'Bicycle', 'Flight'],
        },
      }),
    ],
  },
  'draws no 8 for a yellow card': {
    position: {
      ann: { blue: ['Stethoscope'], hand: ['Canal Building'] },
      decks: { base: { '7': ['Bicycle'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Stethoscope' },
      changes({ ann: { yellow: ['Canal Building'], hand: ['Bicycle'] } }),
    ],
  },
  'draws a 9, too, when foreseen': {
    position: {
      ann: { hand: ['Democracy', 'Tools'], forecast: ['Stethoscope'] },
      decks: { base: { '7': ['Bicycle'], '8': ['Flight'], '9': ['Ecology'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Democracy' },
      changes({
        ann: {
          purple: ['Democracy'],
          blue: ['Tools', 'Stethoscope'],
          hand: ['Bicycle', 'Flight', 'Ecology'],
          forecast: [],
        },
      }),
    ],
  },
  'looks at what each player melded': {
    position: {
      ann: { blue: ['Stethoscope'] },
      bob: { purple: ['Philosophy'], hand: ['Pottery'] },
      decks: { base: { '6': ['Canning'], '7': ['Bicycle', 'Evolution'], '8': ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Stethoscope' },
      changes({
        ann: { hand: ['Evolution', 'Canning'] },
        bob: { blue: ['Pottery'], hand: ['Bicycle', 'Flight'] },
      }),
    ],
  },
})
