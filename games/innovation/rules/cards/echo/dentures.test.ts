import { changes, scenarios } from '../../testing/scenarios'

scenarios('Dentures', {
  'scores the top two of the tucked color, but not the bottom card': {
    position: {
      ann: { yellow: ['Dentures'], green: ['Sailing', 'Clothing', 'The Wheel'], blue: ['Tools', 'Pottery'] },
      decks: { base: { '6': ['Classification'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Dentures' },
      { as: 'ann', offers: ['blue'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: ['blue'] },
      changes({
        ann: {
          green: ['The Wheel', 'Classification'],
          blue: { cards: ['Tools', 'Pottery'], splay: 'right' },
          score: ['Sailing', 'Clothing'],
        },
      }),
    ],
  },
  'scores one above the bottom card': {
    position: {
      ann: { yellow: ['Dentures'], green: ['Sailing'] },
      decks: { base: { '6': ['Classification'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Dentures' },
      changes({ ann: { green: ['Classification'], score: ['Sailing'] } }),
    ],
  },
  'tucks another 6 and repeats where the tucked card is alone': {
    position: {
      ann: { yellow: ['Dentures'], red: ['Oars'] },
      decks: { base: { '6': ['Classification', 'Industrialization'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Dentures' },
      changes({ ann: { green: ['Classification'], red: ['Industrialization'], score: ['Oars'] } }),
    ],
  },
})
