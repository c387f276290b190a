import { scenarios } from '../../testing/scenarios'

scenarios('Moonlight Sonata', {
  'melds the bottom card of a color with the highest top card, claims an achievement and junks one': {
    position: {
      ann: {
        purple: ['Moonlight Sonata'],
        yellow: ['Canning', 'Agriculture', 'Masonry'],
        red: ['Oars', 'Robotics'],
      },
      achievements: ['Tools', 'Paper', 'Calendar'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Moonlight Sonata' },
      { as: 'ann', offers: ['yellow', 'purple'], title: 'Choose a color', min: 1, max: 1 },
      { as: 'ann', pick: ['yellow'] },
      {
        as: 'ann',
        offers: ['*base-1*', '*base-2*', '*base-3*'],
        title: 'Choose Achievement',
        min: 1,
        max: 1,
      },
      { as: 'ann', pick: ['*base-3*'] },
      { as: 'ann', offers: ['*base-1*', '*base-2*'], title: 'Choose an achievement to junk', min: 1, max: 1 },
      { as: 'ann', pick: ['*base-1*'] },
      {
        changes: {
          ann: { yellow: ['Masonry', 'Canning', 'Agriculture'], achievements: ['Paper'] },
          junk: ['Tools'],
          standardAchievements: ['Calendar'],
        },
      },
    ],
  },
  'claims the last achievement and has none to junk': {
    position: { ann: { purple: ['Moonlight Sonata'] }, achievements: ['Tools'] },
    steps: [{ as: 'ann', pick: 'Dogma.Moonlight Sonata' }, { changes: { ann: { achievements: ['Tools'] } } }],
  },
})
