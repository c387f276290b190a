import { changes, scenarios } from '../../testing/scenarios'

scenarios('Sandham Room Cricket Bat', {
  'claims any achievement for a red 6': {
    position: {
      ann: { purple: ['Sandham Room Cricket Bat'] },
      achievements: ['Tools', 'Paper'],
      decks: { base: { 6: ['Industrialization'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sandham Room Cricket Bat' },
      { as: 'ann', offers: ['*base-1*', '*base-3*'], title: 'Choose Achievement', count: 1 },
      { as: 'ann', pick: ['*base-3*'] },
      changes({
        ann: { hand: ['Industrialization'], achievements: ['Paper'] },
        standardAchievements: ['Tools'],
      }),
    ],
  },
  'junks any achievement for another': {
    position: {
      ann: { purple: ['Sandham Room Cricket Bat'] },
      achievements: ['Tools', 'Paper'],
      decks: { base: { 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sandham Room Cricket Bat' },
      { as: 'bob', sees: ['Canning'] },
      { as: 'ann', offers: ['*base-1*', '*base-3*'], title: 'Choose an achievement to junk', count: 1 },
      { as: 'ann', pick: ['*base-1*'] },
      changes({ ann: { hand: ['Canning'] }, junk: ['Tools'], standardAchievements: ['Paper'] }),
    ],
  },
  'only draws where no achievement is left': {
    position: {
      ann: { purple: ['Sandham Room Cricket Bat'] },
      achievements: [],
      decks: { base: { 6: ['Industrialization'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sandham Room Cricket Bat' },
      changes({ ann: { hand: ['Industrialization'] } }),
    ],
  },
})
