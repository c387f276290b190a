import { changes, scenarios } from '../../testing/scenarios'

scenarios('Clock', {
  "splays its fullest color, and takes all cards valued by a chosen color's visible cards": {
    position: {
      ann: { purple: ['Clock', 'Education'] },
      bob: { hand: ['Calendar', 'Paper'], score: ['Mathematics', 'Tools'] },
      achievements: ['Mapmaking', 'Currency', 'Oars'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Clock' },
      { as: 'ann', offers: ['purple'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: ['purple'] },
      {
        as: 'ann',
        offers: ['red (0)', 'yellow (0)', 'green (0)', 'blue (0)', 'purple (2)'],
        title: 'Choose a color',
        count: 1,
      },
      { as: 'ann', pick: ['purple (2)'] },
      { as: 'bob', offers: ['*base-2*', '*base-2*'], title: 'Choose an achievement to junk', count: 1 },
      { as: 'bob', pick: ['*base-2*'] },
      changes({
        ann: {
          purple: { cards: ['Clock', 'Education'], splay: 'right' },
          score: ['Calendar', 'Mathematics'],
        },
        bob: { hand: ['Paper'], score: ['Tools'] },
        junk: ['Mapmaking'],
        standardAchievements: ['Currency', 'Oars'],
      }),
    ],
  },
  'takes nothing by a color without cards': {
    position: { ann: { purple: ['Clock'] }, bob: { hand: ['Tools'] }, achievements: ['Oars'] },
    steps: [
      { as: 'ann', picks: ['Dogma.Clock', 'red (0)'] },
      changes({ standardAchievements: ['Oars'] }),
      { turn: 'bob' },
    ],
  },
  'offers each of several fullest colors, and an unsplayed color shows one card': {
    position: {
      ann: { purple: ['Clock', 'Philosophy'], blue: ['Tools', 'Pottery'], red: ['Oars'] },
      bob: { hand: ['Archery', 'Paper'] },
      achievements: ['Sailing'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Clock' },
      { as: 'ann', offers: ['blue', 'purple'] },
      { as: 'ann', picks: [[], 'blue (1)'] },
      changes({ ann: { score: ['Archery'] }, bob: { hand: ['Paper'] }, junk: ['Sailing'] }),
    ],
  },
})
