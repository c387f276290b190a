import { changes, scenarios } from '../../testing/scenarios'

scenarios('Counterintelligence', {
  'has a lightbulb tucked and takes the next card of its color': {
    position: {
      ann: { blue: ['Counterintelligence'] },
      bob: { red: ['Archery'], blue: ['Calendar', 'Pottery'] },
      decks: { base: { 7: ['Evolution'], 8: ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Counterintelligence' },
      { as: 'bob', offers: ['Archery', 'Calendar'], title: 'Choose card(s) to tuck', count: 1 },
      { as: 'bob', pick: ['Calendar'] },
      changes({
        ann: { blue: ['Pottery', 'Counterintelligence'], hand: ['Flight'] },
        bob: { blue: ['Calendar'], hand: ['Evolution'] },
      }),
    ],
  },
  'which can be the tucked card': {
    position: {
      ann: { blue: ['Counterintelligence'] },
      bob: { blue: ['Tools'] },
      decks: { base: { 7: ['Evolution'], 8: ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Counterintelligence' },
      changes({
        ann: { blue: ['Tools', 'Counterintelligence'], hand: ['Flight'] },
        bob: { hand: ['Evolution'], blue: [] },
      }),
    ],
  },
  'takes nothing without a lightbulb': {
    position: {
      ann: { blue: ['Counterintelligence'] },
      bob: { blue: ['Pottery'] },
      decks: { base: { 8: ['Flight'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Counterintelligence' }, changes({ ann: { hand: ['Flight'] } })],
  },
})
