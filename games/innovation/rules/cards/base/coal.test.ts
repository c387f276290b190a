import { scenarios } from '../../testing/scenarios'

scenarios('Coal', {
  'scores a top card and the one beneath it': {
    position: {
      ann: { red: ['Coal'], blue: ['Pottery', 'Writing', 'Tools'] },
      decks: { base: { 5: ['Banking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Coal' },
      {
        as: 'ann',
        offers: ['red', 'green', 'blue'],
        title: '(optional) Choose a color to score, twice',
        min: 0,
      },
      { as: 'ann', pick: ['blue'] },
      {
        becomes: {
          ann: { red: ['Coal'], green: ['Banking'], blue: ['Tools'], score: ['Pottery', 'Writing'] },
        },
      },
    ],
  },
})
