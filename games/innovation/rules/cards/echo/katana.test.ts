import { scenarios } from '../../testing/scenarios'

scenarios('Katana', {
  "takes two top cards with castles of the other's choice": {
    position: {
      ann: {
        red: ['Katana'],
        purple: ['Mysticism'],
        yellow: ['Masonry'],
      },
      bob: {
        red: ['Archery'],
        blue: ['Tools'],
        green: ['The Wheel'],
      },
    },
    steps: [
      {
        as: 'ann',
        pick: 'Dogma.Katana',
      },
      {
        as: 'bob',
        offers: ['Archery', 'The Wheel', 'Tools'],
        title: 'Choose card(s) to transfer',
        min: 2,
        max: 2,
      },
      {
        as: 'bob',
        pick: ['Archery', 'Tools'],
      },
      {
        becomes: {
          ann: {
            red: ['Katana'],
            purple: ['Mysticism'],
            yellow: ['Masonry'],
            score: ['Archery', 'Tools'],
          },
          bob: {
            green: ['The Wheel'],
          },
        },
      },
    ],
  },
  'takes one where there is one, and junks nothing unforeseen': {
    position: {
      ann: {
        red: ['Katana'],
      },
      bob: {
        blue: ['Tools'],
      },
      achievements: ['Calendar'],
    },
    steps: [
      {
        as: 'ann',
        pick: 'Dogma.Katana',
      },
      {
        becomes: {
          ann: {
            red: ['Katana'],
            score: ['Tools'],
          },
          standardAchievements: ['Calendar'],
        },
      },
    ],
  },
  'junks all standard achievements when foreseen and exactly one was transferred': {
    position: {
      ann: {
        hand: ['Optics'],
        forecast: ['Katana'],
      },
      bob: {
        blue: ['Tools'],
      },
      achievements: ['Calendar', 'Paper'],
    },
    steps: [
      {
        as: 'ann',
        pick: 'Meld.Optics',
      },
      {
        becomes: {
          ann: {
            red: ['Katana', 'Optics'],
            score: ['Tools'],
          },
          junk: ['Calendar', 'Paper'],
          achievements: ['Empire', 'Monument', 'Universe', 'Wonder', 'World'],
        },
      },
    ],
  },
  'junks nothing when foreseen and none was transferred': {
    position: {
      ann: {
        hand: ['Optics'],
        forecast: ['Katana'],
      },
      bob: {
        blue: ['Pottery'],
      },
      achievements: ['Calendar'],
    },
    steps: [
      {
        as: 'ann',
        pick: 'Meld.Optics',
      },
      {
        becomes: {
          ann: {
            red: ['Katana', 'Optics'],
          },
          bob: {
            blue: ['Pottery'],
          },
          standardAchievements: ['Calendar'],
        },
      },
    ],
  },
})
