import { changes, scenarios } from '../../testing/scenarios'

scenarios('Fortune Cookie', {
  'exactly seven score a 7': {
    position: {
      ann: { purple: ['Fortune Cookie'], yellow: ['Agriculture'], blue: ['Calendar'] },
      decks: { base: { 7: ['Evolution'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Fortune Cookie' }, changes({ ann: { score: ['Evolution'] } })],
  },
  'exactly eight splay and draw an 8, and the splay may make nine': {
    position: {
      ann: { purple: ['Fortune Cookie', 'Lighting'], yellow: ['Agriculture'], blue: ['Pottery'] },
      decks: { base: { 8: ['Flight'], 9: ['Genetics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fortune Cookie' },
      changes({
        ann: {
          purple: { cards: ['Fortune Cookie', 'Lighting'], splay: 'right' },
          hand: ['Flight', 'Genetics'],
        },
      }),
    ],
  },
  'of two colors that could be splayed one has to be': {
    position: {
      ann: {
        green: ['Sailing', 'Clothing'],
        purple: ['Fortune Cookie', 'Lighting'],
        yellow: ['Agriculture'],
        blue: ['Calendar'],
      },
      decks: { base: { 8: ['Flight'], 9: ['Genetics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Fortune Cookie' },
      { as: 'ann', offers: ['green', 'purple'], title: 'Choose a color to splay right', count: 1 },
      { as: 'ann', pick: ['purple'] },
      changes({
        ann: {
          purple: { cards: ['Fortune Cookie', 'Lighting'], splay: 'right' },
          hand: ['Flight', 'Genetics'],
        },
      }),
    ],
  },
  'meat is one of any icons': {
    position: {
      age0: true,
      ann: {
        red: ['Fire'],
        yellow: ['Skinning'],
        green: ['Hunting'],
        blue: ['Curing'],
        purple: ['Fortune Cookie'],
      },
      decks: { base: { 7: ['Lighting'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Fortune Cookie' }, changes({ ann: { score: ['Lighting'] } })],
  },
  'other numbers do nothing': {
    position: { ann: { purple: ['Fortune Cookie'], yellow: ['Agriculture'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Fortune Cookie' }, changes()],
  },
})
