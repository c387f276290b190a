import { changes, scenarios } from '../../testing/scenarios'

scenarios('Fermenting', {
  'draws a 2 for each color that shows a leaf, covered cards included where they are splayed': {
    position: {
      ann: {
        yellow: ['Fermenting'],
        red: ['Archery'],
        green: { cards: ['The Wheel', 'Clothing'], splay: 'left' },
        blue: ['Tools', 'Pottery'],
      },
      decks: { base: { 2: ['Calendar', 'Mapmaking', 'Monotheism'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fermenting' },
      changes({ ann: { hand: ['Calendar', 'Mapmaking'] }, decks: { base: { 2: ['Monotheism'] } } }),
    ],
  },
  'draws nothing without a leaf': {
    position: { ann: { yellow: ['Near-Field Comm'], score: ['Fermenting'], blue: ['Tools', 'Pottery'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Near-Field Comm' }, { as: 'ann', pick: [1] }, changes()],
  },
  'is shared, each by their own colors': {
    position: {
      ann: { yellow: ['Fermenting'] },
      bob: { yellow: ['Agriculture'], green: ['Clothing'] },
      decks: { base: { 2: ['Calendar', 'Mapmaking', 'Monotheism', 'Construction'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fermenting' },
      changes({ ann: { hand: ['Monotheism', 'Construction'] }, bob: { hand: ['Calendar', 'Mapmaking'] } }),
    ],
  },
})
