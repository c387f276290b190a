import { changes, scenarios } from '../../testing/scenarios'

scenarios('Medicine', {
  'exchanges the highest scored card of the victim for the lowest of the leader, and junks a 3 or 4': {
    position: {
      ann: { yellow: ['Medicine'], score: ['Oars', 'Calendar'] },
      bob: { score: ['Gunpowder', 'Tools'] },
      achievements: ['Pottery', 'Paper', 'Anatomy', 'Coal'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Medicine' },
      { as: 'ann', offers: ['*base-3*', '*base-4*'], title: 'Choose an achievement to junk', count: 1 },
      { as: 'ann', pick: ['*base-4*'] },
      changes({
        ann: { score: ['Calendar', 'Gunpowder'] },
        bob: { score: ['Tools', 'Oars'] },
        junk: ['Anatomy'],
        standardAchievements: ['Pottery', 'Paper', 'Coal'],
      }),
    ],
  },
  'lets the victim choose among equals on both sides, face-down on the other': {
    position: {
      ann: { yellow: ['Medicine'], score: ['Oars', 'Archery', 'Calendar'] },
      bob: { score: ['Gunpowder', 'Enterprise', 'Tools'] },
      achievements: [],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Medicine' },
      { as: 'bob', offers: ['Gunpowder', 'Enterprise'], title: 'Choose Cards(s)', count: 1 },
      { as: 'bob', pick: ['Enterprise'] },
      { as: 'bob', offers: ['*base-1* (ann)', '*base-1* (ann)'], title: 'Choose Cards(s)', count: 1 },
      { as: 'bob', hidden: ['Oars', 'Archery'] },
      { as: 'bob', pick: ['*base-1* (ann)'] },
      changes({
        ann: { score: ['Archery', 'Calendar', 'Enterprise'] },
        bob: { score: ['Gunpowder', 'Tools', 'Oars'] },
      }),
    ],
  },
  'gives a card for nothing when one side is empty, and junks nothing without a 3 or 4': {
    position: {
      ann: { yellow: ['Medicine'] },
      bob: { score: ['Gunpowder', 'Tools'] },
      achievements: ['Coal'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Medicine' },
      changes({ ann: { score: ['Gunpowder'] }, bob: { score: ['Tools'] }, standardAchievements: ['Coal'] }),
    ],
  },
  'demands nothing of a sharer, who junks an achievement as well': {
    position: {
      ann: { yellow: ['Medicine'], score: ['Oars'] },
      bob: { yellow: ['Agriculture'], score: ['Gunpowder'] },
      achievements: ['Compass', 'Anatomy'],
      decks: { base: { 3: ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Medicine' },
      { as: 'bob', pick: ['*base-3*'] },
      changes({ ann: { hand: ['Paper'] }, junk: ['Compass', 'Anatomy'], standardAchievements: [] }),
    ],
  },
})
