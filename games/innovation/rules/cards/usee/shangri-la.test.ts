import { changes, scenarios } from '../../testing/scenarios'

scenarios('Shangri-La', {
  'scores a tucked factory': {
    position: { ann: { yellow: ['Shangri-La'] }, decks: { base: { 8: ['Skyscrapers'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Shangri-La' }, changes({ ann: { score: ['Skyscrapers'] } })],
  },
  'otherwise melds an 8, and repeats': {
    position: {
      ann: { yellow: ['Shangri-La'] },
      decks: { base: { 8: ['Antibiotics', 'Rocketry', 'Corporations'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Shangri-La' },
      changes({
        ann: { yellow: ['Shangri-La', 'Antibiotics'], blue: ['Rocketry'], score: ['Corporations'] },
      }),
    ],
  },
  'does not repeat for a melded card of another value': {
    position: {
      ann: { yellow: ['Shangri-La'] },
      decks: { base: { 9: ['Genetics'] } },
      decksExact: { base: { 8: ['Antibiotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Shangri-La' },
      changes({ ann: { yellow: ['Shangri-La', 'Antibiotics'], blue: ['Genetics'] } }),
    ],
  },
})
