import { changes, scenarios } from '../../testing/scenarios'

scenarios('What Does the Fox Say', {
  'melds two 11s and super-executes the second': {
    position: {
      ann: { yellow: ['What Does the Fox Say'] },
      bob: { red: ['Archery', 'Oars'] },
      decks: { base: { 11: ['Whataboutism', 'Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.What Does the Fox Say' },
      { as: 'ann', offers: ['Whataboutism', 'Fusion'], title: 'Which card to meld first?', count: 1 },
      { as: 'ann', pick: ['Fusion'] },
      changes({ ann: { red: ['Archery', 'Fusion'], purple: ['Whataboutism'] }, bob: { red: ['Oars'] } }),
    ],
  },
  'a player whose turn it is not self-executes it, and demands nothing': {
    position: {
      ann: { yellow: ['What Does the Fox Say'], red: ['Archery'] },
      bob: { purple: ['The Internet'] },
      decks: { base: { 11: ['Whataboutism', 'Fusion', 'Escapism', 'Near-Field Comm', 'Hypersonics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.What Does the Fox Say' },
      { as: 'bob', offers: ['Whataboutism', 'Fusion'], title: 'Which card to meld first?', pick: 'Fusion' },
      { as: 'ann', offers: ['Escapism', 'Near-Field Comm'], title: 'Which card to meld first?' },
      { as: 'ann', pick: ['Escapism'] },
      { as: 'ann', offers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], title: 'Choose Age', pick: [1] },
      changes({
        ann: {
          yellow: ['Near-Field Comm', 'What Does the Fox Say'],
          purple: ['Escapism'],
          hand: ['Hypersonics'],
        },
        bob: { red: ['Fusion'], purple: ['Whataboutism', 'The Internet'] },
      }),
    ],
  },
})
