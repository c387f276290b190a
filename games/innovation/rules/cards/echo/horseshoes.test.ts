import { changes, scenarios } from '../../testing/scenarios'

scenarios('Horseshoes', {
  'foreshadows a 2 or 3, takes a top card without castle and factory, and gives a 2': {
    position: {
      ann: { red: ['Horseshoes'] },
      bob: { blue: ['Writing'] },
      decks: { base: { '2': ['Philosophy'], '3': ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Horseshoes' },
      { as: 'ann', offers: [2, 3], title: 'Choose Age', count: 1, pick: [3] },
      changes({ ann: { blue: ['Writing'], forecast: ['Paper'] }, bob: { purple: ['Philosophy'], blue: [] } }),
    ],
  },
  'takes no card with a castle or a factory, and gives nothing then': {
    position: {
      players: ['ann', 'bob'],
      ann: { red: ['Horseshoes'], purple: ['Mysticism'] },
      bob: { yellow: ['Canning', 'Agriculture'], blue: ['Tools'] },
      decks: { base: { '2': ['Philosophy'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Horseshoes', [2]] },
      changes({ ann: { forecast: ['Philosophy'] } }),
      { turn: 'bob' },
    ],
  },
})
