import { scenarios } from '../../testing/scenarios'

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
      decks: {
        base: {
          '7': ['Bicycle'],
        },
      },
    },
    steps: [
      {
        as: 'ann',
        pick: 'Dogma.Machine Gun',
      },
      {
        becomes: {
          ann: {
            red: ['Machine Gun'],
            score: ['Bicycle'],
          },
        },
      },
    ],
  },
  'takes top cards with bonuses; the other junks four achievements of any kind and draws a 7': {
    position: {
      ann: {
        red: ['Machine Gun'],
        yellow: ['Masonry'],
      },
      bob: {
        purple: ['Puppet'],
        blue: ['Dice'],
        red: ['Oars'],
      },
      achievements: ['Tools', 'Pottery', 'Writing'],
      decks: {
        base: {
          '7': ['Bicycle'],
        },
      },
    },
    steps: [
      {
        as: 'ann',
        pick: 'Dogma.Machine Gun',
      },
      {
        as: 'bob',
        offers: ['Empire', 'Monument', 'World', 'Wonder', 'Universe', '*base-1*', '*base-1*', '*base-1*'],
        title: 'Choose Achievement',
        min: 4,
        max: 4,
      },
      {
        as: 'bob',
        pick: ['Empire', 'World', '*base-1*', '*base-1*'],
      },
      {
        becomes: {
          ann: {
            red: ['Machine Gun'],
            score: ['Puppet', 'Dice'],
          },
          bob: {
            red: ['Oars'],
            hand: ['Bicycle'],
          },
          junk: ['Empire', 'World', 'Tools', 'Pottery'],
          standardAchievements: ['Writing'],
        },
      },
    ],
  },
  'junks nothing where nothing was transferred': {
    position: {
      ann: {
        red: ['Machine Gun'],
      },
      bob: {
        red: ['Oars'],
      },
      achievements: ['Tools'],
    },
    steps: [
      {
        as: 'ann',
        pick: 'Dogma.Machine Gun',
      },
      {
        becomes: {
          ann: {
            red: ['Machine Gun'],
          },
          bob: {
            red: ['Oars'],
          },
          standardAchievements: ['Tools'],
        },
      },
      {
        turn: 'bob',
      },
    ],
  },
})
