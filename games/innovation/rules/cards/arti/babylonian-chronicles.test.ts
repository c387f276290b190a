import { changes, scenarios } from '../../testing/scenarios'

scenarios('Babylonian Chronicles', {
  'takes a card with a castle that is not red; both score a 3': {
    position: {
      ann: { red: ['Babylonian Chronicles'] },
      bob: { purple: ['Mysticism'], red: ['Metalworking'], green: ['The Wheel'], blue: ['Pottery', 'Tools'] },
      decks: { base: { 2: ['Calendar'], 3: ['Compass', 'Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Babylonian Chronicles' },
      { as: 'bob', offers: ['The Wheel', 'Mysticism'], title: 'Choose card(s) to transfer', count: 1 },
      { as: 'bob', pick: ['Mysticism'] },
      changes({
        ann: { purple: ['Mysticism'], hand: ['Calendar'], score: ['Paper'] },
        bob: { score: ['Compass'], purple: [] },
      }),
    ],
  },
  'takes no red card': {
    position: {
      ann: { red: ['Babylonian Chronicles'] },
      bob: { red: ['Metalworking'], blue: ['Pottery'] },
      decks: { base: { 2: ['Calendar'], 3: ['Compass', 'Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Babylonian Chronicles' },
      changes({ ann: { hand: ['Calendar'], score: ['Paper'] }, bob: { score: ['Compass'] } }),
    ],
  },
})
