import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Michaelangelo', {
  'cards in hand count as cards in the score pile': {
    position: { ann: { yellow: ['Michaelangelo'], hand: ['Coal'], score: ['Tools'] } },
    steps: [changes({ ann: { totals: { score: 6 } } })],
  },
  'not under another card': {
    position: { ann: { yellow: ['Masonry', 'Michaelangelo'], hand: ['Coal'] } },
    steps: [changes({ ann: { totals: { score: 0 } } })],
  },
  'they can be taken as such': {
    position: { ann: { green: ['Navigation'] }, bob: { yellow: ['Michaelangelo'], hand: ['Paper', 'Coal'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Navigation' },
      changes({ ann: { score: ['Paper'] }, bob: { hand: ['Coal'] } }),
    ],
  },
  'another figure counts them as well, and both are added': {
    position: { ann: { yellow: ['Michaelangelo'], red: ['Tigernmas'], hand: ['Coal', 'Tools'] } },
    steps: [changes({ ann: { totals: { score: 8 } } })],
  },
})
