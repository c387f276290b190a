import { changes, scenarios } from '../../testing/scenarios'

scenarios('Xianrendong Shards', {
  'shows three cards, scores two, tucks the third and draws for two of one color': {
    position: {
      ann: {
        yellow: ['Xianrendong Shards'],
        blue: ['Pottery'],
        hand: ['Archery', 'Oars', 'Tools', 'Writing'],
      },
      decks: { base: { 1: ['Sailing', 'Clothing', 'The Wheel'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Xianrendong Shards' },
      {
        as: 'ann',
        offers: ['Archery', 'Oars', 'Tools', 'Writing'],
        title: 'Choose card(s) to reveal',
        count: 3,
      },
      { as: 'ann', pick: ['Archery', 'Oars', 'Tools'] },
      { as: 'bob', sees: ['Archery', 'Oars', 'Tools'] },
      { as: 'bob', hidden: ['Writing'] },
      { as: 'ann', offers: ['Archery', 'Oars', 'Tools'], title: 'Card to score', count: 2 },
      { as: 'ann', pick: ['Archery', 'Oars'] },
      changes({
        ann: {
          blue: ['Pottery', 'Tools'],
          hand: ['Writing', 'Sailing', 'Clothing', 'The Wheel'],
          score: ['Archery', 'Oars'],
        },
      }),
    ],
  },
  'draws nothing for two colors': {
    position: { ann: { yellow: ['Xianrendong Shards'], hand: ['Archery', 'Oars', 'Tools'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Xianrendong Shards', ['Archery', 'Tools']] },
      changes({ ann: { red: ['Oars'], score: ['Archery', 'Tools'], hand: [] } }),
    ],
  },
  'scores the only two cards and tucks none': {
    position: {
      ann: { yellow: ['Xianrendong Shards'], hand: ['Archery', 'Oars'] },
      decks: { base: { 1: ['Sailing', 'Clothing', 'The Wheel'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Xianrendong Shards' },
      changes({ ann: { hand: ['Sailing', 'Clothing', 'The Wheel'], score: ['Archery', 'Oars'] } }),
    ],
  },
  'scores a single card': {
    position: { ann: { yellow: ['Xianrendong Shards'], hand: ['Archery'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Xianrendong Shards' },
      changes({ ann: { score: ['Archery'], hand: [] } }),
    ],
  },
  'does nothing with an empty hand': {
    position: { ann: { yellow: ['Xianrendong Shards'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Xianrendong Shards' }, changes(), { turn: 'bob' }],
  },
})
