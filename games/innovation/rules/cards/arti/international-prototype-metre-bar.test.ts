import { changes, scenarios } from '../../testing/scenarios'

scenarios('International Prototype Metre Bar', {
  'wins with exactly as many cards of each drawn color': {
    position: {
      ann: {
        green: ['International Prototype Metre Bar'],
        blue: ['Tools', 'Pottery'],
        purple: ['Mysticism', 'City States'],
      },
      decks: { base: { 2: ['Calendar', 'Mathematics', 'Philosophy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.International Prototype Metre Bar' },
      { as: 'ann', offers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], title: 'Choose Age', count: 1, pick: [2] },
      { over: { winner: 'ann', reason: 'International Prototype Metre Bar' } },
    ],
  },
  'returns the drawn cards and keeps the splays where one color has another number': {
    position: {
      ann: {
        green: ['International Prototype Metre Bar'],
        blue: ['Tools', 'Pottery'],
        purple: ['Mysticism', 'City States', 'Code of Laws'],
      },
      decks: { base: { 2: ['Calendar', 'Mathematics', 'Philosophy'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.International Prototype Metre Bar', [2]] },
      changes({
        ann: {
          blue: { cards: ['Tools', 'Pottery'], splay: 'up' },
          purple: { cards: ['Mysticism', 'City States', 'Code of Laws'], splay: 'up' },
        },
      }),
    ],
  },
  'a single card cannot be splayed, but counts': {
    position: {
      ann: { green: ['International Prototype Metre Bar'], red: ['Coal'] },
      decks: { base: { 1: ['Archery', 'Oars', 'Metalworking'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.International Prototype Metre Bar', [1]] },
      { over: { winner: 'ann', reason: 'International Prototype Metre Bar' } },
    ],
  },
  'a color that is missing has no cards': {
    position: {
      ann: { green: ['International Prototype Metre Bar'] },
      decks: { base: { 1: ['Archery', 'Oars', 'Metalworking'] } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.International Prototype Metre Bar', [1]] }, changes()],
  },
})
