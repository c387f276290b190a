import { changes, scenarios } from '../../testing/scenarios'

scenarios('Baroque-Longue la Belle', {
  'melds 5s until a green one comes': {
    position: {
      ann: { green: ['Baroque-Longue la Belle'] },
      decks: { base: { 5: ['Coal', 'Physics', 'Banking', 'Astronomy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Baroque-Longue la Belle' },
      changes({ ann: { green: ['Banking', 'Baroque-Longue la Belle'], red: ['Coal'], blue: ['Physics'] } }),
    ],
  },
  'melds a single green one': {
    position: { ann: { green: ['Baroque-Longue la Belle'] }, decks: { base: { 5: ['Banking'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Baroque-Longue la Belle' },
      changes({ ann: { green: ['Banking', 'Baroque-Longue la Belle'] } }),
    ],
  },
})
