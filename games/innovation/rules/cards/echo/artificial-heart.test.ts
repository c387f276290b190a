import { changes, scenarios } from '../../testing/scenarios'

scenarios('Artificial Heart', {
  'claims an achievement as if the score were double': {
    position: {
      ann: { blue: ['Artificial Heart'], score: ['Philosophy', 'Optics'] },
      achievements: ['Canning', 'Bicycle'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Artificial Heart' },
      changes({ ann: { achievements: ['Canning'] }, standardAchievements: ['Bicycle'] }),
      { turn: 'bob' },
    ],
  },
  'claims nothing that even double points do not reach': {
    position: {
      ann: { blue: ['Artificial Heart'], score: ['Philosophy', 'Optics'] },
      achievements: ['Bicycle'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Artificial Heart' },
      changes({ standardAchievements: ['Bicycle'] }),
      { turn: 'bob' },
    ],
  },
  'repeats when foreseen': {
    position: {
      ann: { hand: ['Software'], forecast: ['Artificial Heart'], score: ['Philosophy', 'Optics'] },
      achievements: ['Tools', 'Calendar', 'Bicycle'],
    },
    steps: [
      { as: 'ann', pick: 'Meld.Software' },
      { as: 'ann', offers: ['*base-1*', '*base-2*'], title: 'Choose Achievement', count: 1 },
      { as: 'ann', pick: ['*base-2*'] },
      changes({
        ann: {
          blue: ['Artificial Heart', 'Software'],
          achievements: ['Calendar', 'Tools'],
          hand: [],
          forecast: [],
        },
        standardAchievements: ['Bicycle'],
      }),
    ],
  },
})
