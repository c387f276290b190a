import { changes, scenarios } from '../../testing/scenarios'

scenarios('Loom', {
  'scores the lowest top card; two score cards of different value bring three 6s': {
    position: {
      ann: { red: ['Loom'], blue: ['Tools'], score: ['Calendar', 'Paper', 'Mathematics'] },
      decks: { base: { '6': ['Classification', 'Canning', 'Democracy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Loom' },
      {
        as: 'ann',
        offers: ['Calendar', 'Paper', 'Mathematics', 'Tools'],
        title: '(optional) Choose two cards of different ages to return.',
        count: [0, 2],
      },
      { as: 'ann', picks: [['Calendar', 'Mathematics'], 'Paper', ['Calendar', 'Paper']] },
      changes({
        ann: {
          green: ['Classification'],
          yellow: ['Canning'],
          purple: ['Democracy'],
          score: ['Mathematics', 'Tools'],
          blue: [],
        },
      }),
    ],
  },
  'may be declined': {
    position: { ann: { red: ['Loom'], blue: ['Tools'], score: ['Calendar'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Loom', []] },
      changes({ ann: { score: ['Tools', 'Calendar'], blue: [] } }),
    ],
  },
  'asks nothing where all score cards have one value': {
    position: { ann: { red: ['Loom'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Loom' },
      changes({ ann: { score: ['Loom'], red: [] } }),
      { turn: 'bob' },
    ],
  },
  'claims Heritage for five visible hexes in a color': {
    position: {
      expansions: ['base', 'echo'],
      ann: {
        red: { cards: ['Loom', 'Archery', 'Oars', 'Metalworking', 'Optics'], splay: 'aslant' },
        blue: ['Tools'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Loom' },
      changes({ ann: { score: ['Tools'], achievements: ['Heritage'], blue: [] } }),
    ],
  },
  'claims nothing for four': {
    position: {
      expansions: ['base', 'echo'],
      ann: { red: { cards: ['Loom', 'Archery', 'Oars', 'Metalworking'], splay: 'aslant' }, blue: ['Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Loom' },
      changes({ ann: { score: ['Tools'], blue: [] } }),
      { turn: 'bob' },
    ],
  },
})
