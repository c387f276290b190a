import { changes, scenarios } from '../../testing/scenarios'

scenarios('Buried Treasure', {
  'four transferred cards earn a secret and three scored achievements': {
    position: {
      achievements: ['Anatomy'],
      ann: { green: ['Buried Treasure'], score: ['Tools', 'Oars'] },
      bob: { score: ['Archery', 'Pottery', 'Calendar'] },
      decks: { base: { 1: ['Sailing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Buried Treasure' },
      { as: 'ann', offers: ['1', '3', '5', '7', '9', '11'], title: 'Choose Age', count: 1, pick: '1' },
      {
        as: 'ann',
        offers: ['*base-1*', '*base-1*', '*base-1*', '*base-1*', '*base-4*'],
        title: 'Choose card(s) to score',
        count: 3,
      },
      { as: 'ann', pick: ['*base-4*', '*base-1*', '*base-1*'] },
      changes({
        ann: { score: ['Anatomy', 'Pottery', 'Archery'], safe: ['Sailing'] },
        bob: { score: ['Calendar'] },
        standardAchievements: ['Tools', 'Oars'],
      }),
    ],
  },
  'three earn nothing': {
    position: {
      achievements: ['Anatomy'],
      ann: { green: ['Buried Treasure'], score: ['Tools', 'Oars'] },
      bob: { score: ['Archery'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Buried Treasure', '1'] },
      changes({
        ann: { score: [] },
        standardAchievements: ['Anatomy', 'Tools', 'Oars', 'Archery'],
        bob: { score: [] },
      }),
    ],
  },
  'a value that nobody scored transfers nothing': {
    position: { ann: { green: ['Buried Treasure'], score: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Buried Treasure' }, { as: 'ann', pick: ['11'] }, changes()],
  },
})
