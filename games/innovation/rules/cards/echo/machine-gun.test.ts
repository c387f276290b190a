import { changes, scenarios } from '../../testing/scenarios'

scenarios('Machine Gun', {
  'scores a 7 with five top cards, and returns all but the red one': {
    position: {
      ann: {
        red: ['Machine Gun'],
        yellow: ['Masonry'],
        green: ['Sailing'],
        blue: ['Tools'],
        purple: ['Mysticism'],
      },
      decks: { base: { '7': ['Bicycle'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Machine Gun' },
      changes({ ann: { score: ['Bicycle'], yellow: [], green: [], blue: [], purple: [] } }),
    ],
  },
  'takes top cards with bonuses; the other junks four achievements of any kind and draws a 7': {
    position: {
      ann: { red: ['Machine Gun'], yellow: ['Masonry'] },
      bob: { purple: ['Puppet'], blue: ['Dice'], red: ['Oars', 'Candles'] },
      achievements: ['Tools', 'Pottery', 'Writing'],
      decks: { base: { '7': ['Bicycle'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Machine Gun' },
      {
        as: 'bob',
        offers: ['Empire', 'Monument', 'World', 'Wonder', 'Universe', '*base-1*', '*base-1*', '*base-1*'],
        title: 'Choose Achievement',
        count: 4,
      },
      { as: 'bob', pick: ['Empire', 'World', '*base-1*', '*base-1*'] },
      changes({
        ann: { score: ['Puppet', 'Dice'], yellow: [] },
        bob: { hand: ['Bicycle'], blue: [], purple: [] },
        junk: ['Empire', 'World', 'Tools', 'Pottery'],
        standardAchievements: ['Writing'],
      }),
    ],
  },
  'junks nothing where nothing was transferred': {
    position: { ann: { red: ['Machine Gun'] }, bob: { red: ['Oars'] }, achievements: ['Tools'] },
    steps: [
      { as: 'ann', pick: 'Dogma.Machine Gun' },
      changes({ standardAchievements: ['Tools'] }),
      { turn: 'bob' },
    ],
  },
  'has decrees among what is junked, but no museum': {
    position: {
      expansions: ['base', 'figs', 'arti'],
      ann: { red: ['Machine Gun'], yellow: ['Masonry'] },
      bob: { blue: ['Dice'] },
      achievements: [],
      decks: { base: { '7': ['Bicycle'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Machine Gun' },
      {
        as: 'bob',
        offers: [
          'Empire',
          'Monument',
          'World',
          'Wonder',
          'Universe',
          'War',
          'Expansion',
          'Trade',
          'Advancement',
          'Rivalry',
        ],
        count: 4,
      },
      { as: 'bob', pick: ['War', 'Trade', 'Advancement', 'Rivalry'] },
      changes({
        ann: { score: ['Dice'], yellow: [] },
        bob: { hand: ['Bicycle'], blue: [] },
        junk: ['War', 'Trade', 'Advancement', 'Rivalry'],
      }),
    ],
  },
})
