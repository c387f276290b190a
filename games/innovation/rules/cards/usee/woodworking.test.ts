import { changes, scenarios } from '../../testing/scenarios'

scenarios('Woodworking', {
  'scores what is melded as the only card of its color': {
    position: { ann: { yellow: ['Woodworking'] }, decks: { base: { 2: ['Calendar'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Woodworking' }, changes({ ann: { score: ['Calendar'] } })],
  },
  'leaves what is melded on other cards': {
    position: { ann: { yellow: ['Woodworking'], blue: ['Tools'] }, decks: { base: { 2: ['Calendar'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Woodworking' }, changes({ ann: { blue: ['Calendar', 'Tools'] } })],
  },
  'may be covered by what it melds': {
    position: { ann: { yellow: ['Woodworking'] }, decks: { base: { 2: ['Fermenting'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Woodworking' },
      changes({ ann: { yellow: ['Fermenting', 'Woodworking'] } }),
    ],
  },
})
