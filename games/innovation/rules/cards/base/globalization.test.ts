import { changes, scenarios } from '../../testing/scenarios'

scenarios('Globalization', {
  'takes a top card with a leaf; nobody wins while somebody has more leaves than factories': {
    position: {
      ann: { yellow: ['Globalization'], score: ['Calendar'] },
      bob: {
        red: ['Archery'],
        yellow: ['Agriculture', 'Masonry'],
        green: ['Clothing'],
        purple: ['Mysticism', 'Services'],
        score: ['Tools'],
      },
      decks: { base: { 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Globalization' },
      { as: 'bob', offers: ['Agriculture', 'Clothing'], title: 'Choose card(s) to return', count: 1 },
      { as: 'bob', pick: ['Agriculture'] },
      changes({ ann: { red: ['Fusion'] }, bob: { yellow: ['Masonry'] } }),
      { turn: 'bob' },
    ],
  },
  'otherwise the single highest score wins': {
    position: {
      ann: { yellow: ['Globalization'], score: ['Calendar'] },
      bob: { blue: ['Pottery'], score: ['Tools'] },
      decks: { base: { 11: ['Fusion'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Globalization' }, { over: { winner: 'ann', reason: 'Globalization' } }],
  },
  'an opponent wins with the highest score, too': {
    position: {
      ann: { yellow: ['Globalization'] },
      bob: { red: ['Archery'], score: ['Tools'] },
      decks: { base: { 11: ['Fusion'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Globalization' }, { over: { winner: 'bob', reason: 'Globalization' } }],
  },
  'nobody wins where the highest score is tied; as many leaves as factories are not more': {
    position: {
      ann: { yellow: ['Globalization'], score: ['Oars'] },
      bob: { red: ['Archery'], score: ['Tools'] },
      decks: { base: { 11: ['Climatology'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Globalization' }, changes({ ann: { blue: ['Climatology'] } })],
  },
  'whoever has as many factories keeps the leaves and shares': {
    position: {
      ann: { yellow: ['Globalization'] },
      bob: { red: ['Coal'], blue: ['Pottery'] },
      decks: { base: { 11: ['Fusion', 'Solar Sailing', 'Hypersonics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Globalization' },
      changes({ ann: { blue: ['Solar Sailing'], hand: ['Hypersonics'] }, bob: { red: ['Fusion', 'Coal'] } }),
    ],
  },
  'nobody wins while its own board shows more leaves than factories, whatever coins': {
    position: {
      ann: { yellow: ['Globalization'], green: ['Sailing'], score: ['Calendar'] },
      bob: { red: ['Archery'] },
      decks: { base: { 11: ['Reclamation'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Globalization' },
      changes({ ann: { yellow: ['Reclamation', 'Globalization'] } }),
    ],
  },
  'leaves are held against factories, whatever clocks there are': {
    position: {
      ann: { yellow: ['Globalization'], purple: ['Railroad'], blue: ['Rocketry'], score: ['Calendar'] },
      bob: { red: ['Archery'] },
      decks: { base: { 11: ['Reclamation'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Globalization' },
      changes({ ann: { yellow: ['Reclamation', 'Globalization'] } }),
      { turn: 'bob' },
    ],
  },
})
