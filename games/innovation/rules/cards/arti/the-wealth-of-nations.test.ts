import { changes, scenarios } from '../../testing/scenarios'

scenarios('The Wealth of Nations', {
  'scores a 1, then a card of a fifth of the sum, rounded up, and junks that deck': {
    position: {
      ann: { green: ['The Wealth of Nations'], score: ['Coal', 'Canning'] },
      decksExact: { base: { 1: ['Tools'], 3: ['Compass', 'Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wealth of Nations' },
      changes({ ann: { score: ['Coal', 'Canning', 'Tools', 'Compass'] }, junk: ['Paper'] }),
    ],
  },
  'scores a second 1 into an empty score pile': {
    position: {
      ann: { green: ['The Wealth of Nations'] },
      decksExact: { base: { 1: ['Tools', 'Oars', 'Sailing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wealth of Nations' },
      changes({ ann: { score: ['Tools', 'Oars'] }, junk: ['Sailing'] }),
    ],
  },
})
