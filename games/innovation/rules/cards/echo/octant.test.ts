import { changes, scenarios } from '../../testing/scenarios'

scenarios('Octant', {
  'takes top cards with leaves or factories of each non-red color, and both foreshadow a 6': {
    position: {
      ann: { red: ['Octant'] },
      bob: { yellow: ['Agriculture'], green: ['Electricity'], blue: ['Tools'], red: ['Coal'] },
      decks: { base: { '6': ['Classification', 'Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Octant' },
      changes({
        ann: { yellow: ['Agriculture'], green: ['Electricity'], forecast: ['Canning'] },
        bob: { forecast: ['Classification'], yellow: [], green: [] },
      }),
    ],
  },
  'gives no 6 for nothing': {
    position: {
      ann: { red: ['Octant'] },
      bob: { blue: ['Tools'], red: ['Coal'] },
      decks: { base: { '6': ['Classification'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Octant' }, changes({ ann: { forecast: ['Classification'] } })],
  },
  'gives no 6 when foreseen': {
    position: {
      ann: { hand: ['Coal'], forecast: ['Octant'] },
      bob: { yellow: ['Agriculture'] },
      decks: { base: { '6': ['Classification'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Coal' },
      changes({
        ann: { red: ['Octant', 'Coal'], yellow: ['Agriculture'], forecast: ['Classification'], hand: [] },
        bob: { yellow: [] },
      }),
    ],
  },
})
