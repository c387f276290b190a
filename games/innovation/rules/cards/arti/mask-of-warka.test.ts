import { changes, scenarios } from '../../testing/scenarios'

scenarios('Mask of Warka', {
  'claims all achievements of the values that nobody else could show': {
    position: {
      ann: { purple: ['Mask of Warka'], hand: ['Oars', 'Optics', 'Tools'] },
      bob: { hand: ['Writing'] },
      achievements: ['Archery', 'Compass', 'Calendar', 'Sailing'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Mask of Warka' },
      { as: 'ann', offers: ['red', 'yellow', 'green', 'blue', 'purple'], title: 'Choose a color' },
      { as: 'ann', pick: ['red'] },
      { as: 'ann', sees: ['Writing'] },
      { as: 'bob', sees: ['Tools'] },
      changes({
        ann: { hand: ['Tools'], achievements: ['Archery', 'Compass', 'Sailing'] },
        standardAchievements: ['Calendar'],
      }),
    ],
  },
  'claims nothing where another shows that color': {
    position: {
      ann: { purple: ['Mask of Warka'], hand: ['Oars'] },
      bob: { hand: ['Coal'] },
      achievements: ['Archery'],
    },
    steps: [{ as: 'ann', picks: ['Dogma.Mask of Warka', 'red'] }, { as: 'bob', sees: ['Oars'] }, changes()],
  },
  'claims nothing without a card of that color': {
    position: { ann: { purple: ['Mask of Warka'], hand: ['Oars'] }, achievements: ['Archery'] },
    steps: [{ as: 'ann', picks: ['Dogma.Mask of Warka', 'blue'] }, changes(), { turn: 'bob' }],
  },
})
