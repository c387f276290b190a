import { changes, scenarios } from '../../testing/scenarios'

scenarios('Publications', {
  'splays yellow or blue up': {
    position: {
      ann: { blue: ['Publications', 'Tools'], yellow: ['Agriculture', 'Masonry'], red: ['Archery', 'Oars'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Publications' },
      {
        as: 'ann',
        offers: ['yellow', 'blue'],
        title: '(optional) Choose a color to splay up',
        count: [0, 1],
      },
      { as: 'ann', picks: ['yellow', []] },
      changes({ ann: { yellow: { cards: ['Agriculture', 'Masonry'], splay: 'up' } } }),
    ],
  },
  'junks a special achievement, and then brings none back': {
    position: { ann: { blue: ['Publications'] }, achievements: [], junk: ['World'] },
    steps: [
      { as: 'ann', pick: 'Dogma.Publications' },
      {
        as: 'ann',
        offers: ['Empire', 'Monument', 'Universe', 'Wonder'],
        title: '(optional) Junk a special achievement?',
        count: [0, 1],
      },
      { as: 'ann', pick: ['Empire'] },
      changes({ junk: ['Empire', 'World'], achievements: ['Monument', 'Universe', 'Wonder'] }),
      { turn: 'bob' },
    ],
  },
  'brings one back from the junk when none is junked': {
    position: { ann: { blue: ['Publications'] }, achievements: [], junk: ['World', 'Empire', 'Tools'] },
    steps: [
      { as: 'ann', picks: ['Dogma.Publications', []] },
      {
        as: 'ann',
        offers: ['World', 'Empire'],
        title: '(optional) Optional: Return a special achievement from junk?',
        count: [0, 1],
      },
      { as: 'ann', pick: ['Empire'] },
      changes({ junk: ['World', 'Tools'] }),
    ],
  },
  'leaves all as it is when declined': {
    position: { ann: { blue: ['Publications', 'Tools'] }, achievements: [], junk: ['World'] },
    steps: [{ as: 'ann', picks: ['Dogma.Publications', [], [], []] }, changes(), { turn: 'bob' }],
  },
  'asks nothing of a second color, and nothing of the junk without a special achievement there': {
    position: { ann: { blue: ['Publications'] }, junk: ['Tools'] },
    steps: [{ as: 'ann', picks: ['Dogma.Publications', []] }, changes(), { turn: 'bob' }],
  },
  'is shared: one junks what the other makes available again': {
    position: {
      ann: { blue: ['Publications'] },
      bob: { purple: ['Philosophy'] },
      achievements: [],
      decks: { base: { 7: ['Bicycle'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Publications' },
      { as: 'bob', pick: ['World'] },
      { as: 'ann', picks: [[], 'World'] },
      changes({ ann: { hand: ['Bicycle'] } }),
    ],
  },
})
