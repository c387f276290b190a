import { changes, scenarios } from '../../testing/scenarios'

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
      { as: 'ann', offers: ['yellow', 'purple'], title: 'Choose a color', count: 1, pick: 'yellow' },
      { as: 'ann', offers: ['*base-1*', '*base-2*', '*base-3*'], title: 'Choose Achievement', count: 1 },
      { as: 'ann', pick: ['*base-3*'] },
      { as: 'ann', offers: ['*base-1*', '*base-2*'], title: 'Choose an achievement to junk', count: 1 },
      { as: 'ann', pick: ['*base-1*'] },
      changes({
        ann: { yellow: ['Masonry', 'Canning', 'Agriculture'], achievements: ['Paper'] },
        junk: ['Tools'],
        standardAchievements: ['Calendar'],
      }),
    ],
  },
  'claims the last achievement and has none to junk': {
    position: { ann: { purple: ['Moonlight Sonata'] }, achievements: ['Tools'] },
    steps: [{ as: 'ann', pick: 'Dogma.Moonlight Sonata' }, changes({ ann: { achievements: ['Tools'] } })],
  },
})
