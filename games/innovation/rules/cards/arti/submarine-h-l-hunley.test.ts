import { changes, scenarios } from '../../testing/scenarios'

scenarios('Submarine H. L. Hunley', {
  'returns the color of the melded 7 over an even bottom card': {
    position: {
      ann: { red: ['Submarine H. L. Hunley'] },
      bob: { red: ['Coal'], blue: ['Pottery', 'Calendar'] },
      decks: { base: { 7: ['Evolution'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Submarine H. L. Hunley' }, changes({ bob: { blue: [] } })],
  },
  'keeps it over an odd one': {
    position: {
      ann: { red: ['Submarine H. L. Hunley'] },
      bob: { red: ['Coal'], blue: ['Calendar', 'Pottery'] },
      decks: { base: { 7: ['Evolution'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Submarine H. L. Hunley' },
      changes({ bob: { blue: ['Evolution', 'Calendar', 'Pottery'] } }),
    ],
  },
  'the melded card alone is its own bottom card': {
    position: {
      ann: { red: ['Submarine H. L. Hunley'] },
      bob: { red: ['Coal'] },
      decksExact: { base: { 7: [] } },
      decks: { base: { 8: ['Empiricism'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Submarine H. L. Hunley' }, changes()],
  },
  'does nothing to a player with fewer factories': {
    position: { ann: { red: ['Submarine H. L. Hunley'] }, bob: { red: ['Industrialization'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Submarine H. L. Hunley' }, changes(), { turn: 'bob' }],
  },
})
