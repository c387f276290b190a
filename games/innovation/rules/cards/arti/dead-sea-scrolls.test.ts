import { changes, scenarios } from '../../testing/scenarios'

scenarios('Dead Sea Scrolls', {
  'draws an artifact, junks the rest of its deck, and junks an achievement of the value on top of a board': {
    position: {
      expansions: ['base', 'arti'],
      ann: { purple: ['Dead Sea Scrolls', 'Services'] },
      bob: { green: ['Compass', 'Classification'] },
      achievements: ['Tools', 'Paper'],
      decksExact: { base: { 2: ['Calendar'] }, arti: { 2: ['Holy Grail', 'Holy Lance'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Dead Sea Scrolls' },
      { as: 'ann', offers: ['ann', 'bob'], title: 'Choose Player', count: 1, pick: 'bob' },
      changes({
        ann: { hand: ['Holy Grail'] },
        junk: ['Holy Lance', 'Paper'],
        standardAchievements: ['Tools'],
        decksExact: { base: { 2: ['Calendar'] } },
      }),
    ],
  },
  'draws a base card without artifacts, and junks no achievement for an empty board': {
    position: {
      expansions: ['base', 'arti'],
      ann: { purple: ['Dead Sea Scrolls'] },
      achievements: ['Tools'],
      decks: { base: { 2: ['Calendar'] } },
      decksExact: { arti: { 2: [] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Dead Sea Scrolls', 'bob'] },
      changes({ ann: { hand: ['Calendar'] } }),
    ],
  },
})
