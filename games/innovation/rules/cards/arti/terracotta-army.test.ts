import { changes, scenarios } from '../../testing/scenarios'

scenarios('Terracotta Army', {
  'makes others return a top card without a castle, and junks the deck of what is scored': {
    position: {
      ann: { yellow: ['Terracotta Army'], hand: ['Sailing', 'Oars'] },
      bob: { green: ['Navigation'], red: ['Archery'], hand: ['Clothing'] },
      decksExact: { base: { 1: ['The Wheel'], 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Terracotta Army' },
      changes({
        ann: { hand: ['Oars', 'Calendar'], score: ['Sailing'] },
        bob: { score: ['Clothing'], green: [], hand: [] },
        junk: ['The Wheel'],
      }),
    ],
  },
  'goes under the yellow cards of whoever scores nothing': {
    position: {
      ann: { yellow: ['Terracotta Army', 'Agriculture'], hand: ['Oars'] },
      bob: { red: ['Archery'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Terracotta Army' },
      changes({ ann: { yellow: ['Agriculture', 'Terracotta Army'] } }),
    ],
  },
  'goes to a sharer who scores nothing': {
    position: {
      ann: { yellow: ['Terracotta Army'], hand: ['Sailing'] },
      bob: { yellow: ['Masonry'], green: ['Navigation', 'Currency'], purple: ['Enterprise'] },
      decksExact: { base: { 1: [], 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Terracotta Army' },
      { as: 'bob', offers: ['Navigation', 'Enterprise'], title: 'Choose card(s) to return' },
      { as: 'bob', pick: ['Enterprise'] },
      changes({
        ann: { hand: ['Calendar'], score: ['Sailing'], yellow: [] },
        bob: { yellow: ['Masonry', 'Terracotta Army'], purple: [] },
      }),
    ],
  },
})
