import { changes, scenarios } from '../../testing/scenarios'

scenarios('Probability', {
  'scores two 6 for exactly two icons': {
    position: {
      ann: { blue: ['Probability'], hand: ['Tools'] },
      decks: { base: { 6: ['Encyclopedia', 'Democracy', 'Canning', 'Vaccination', 'Classification'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Probability' },
      { as: 'bob', sees: ['Encyclopedia', 'Democracy'] },
      changes({ ann: { hand: ['Classification'], score: ['Canning', 'Vaccination'] } }),
    ],
  },
  'draws a 7 for exactly four': {
    position: {
      ann: { blue: ['Probability'] },
      decks: { base: { 6: ['Canning', 'Democracy', 'Vaccination'], 7: ['Evolution'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Probability' },
      changes({ ann: { hand: ['Evolution', 'Vaccination'] } }),
    ],
  },
  'only draws a 6 for three': {
    position: {
      ann: { blue: ['Probability'] },
      decks: { base: { 6: ['Canning', 'Encyclopedia', 'Vaccination'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Probability' }, changes({ ann: { hand: ['Vaccination'] } })],
  },
})
