import { changes, scenarios } from '../../testing/scenarios'

scenarios('Surveillance', {
  'wins where both hands have the same colors': {
    position: {
      ann: { yellow: ['Surveillance'], hand: ['Tools', 'Archery', 'Oars'] },
      bob: { hand: ['Metalworking', 'Pottery'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Surveillance' }, { over: { winner: 'ann', reason: 'Surveillance' } }],
  },
  'does not win where a color is missing on one side': {
    position: {
      ann: { yellow: ['Surveillance'], hand: ['Tools'] },
      bob: { hand: ['Oars', 'Pottery'] },
      decks: { base: { 10: ['Software'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Surveillance' },
      { as: 'ann', sees: ['Oars', 'Pottery'] },
      changes({ ann: { hand: ['Tools', 'Software'] } }),
    ],
  },
  'does not win over an empty hand': {
    position: { ann: { yellow: ['Surveillance'] }, decks: { base: { 10: ['Software'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Surveillance' }, changes({ ann: { hand: ['Software'] } })],
  },
})
