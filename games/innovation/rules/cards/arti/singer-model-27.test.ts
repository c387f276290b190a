import { changes, scenarios } from '../../testing/scenarios'

scenarios('Singer Model 27', {
  'tucks, splays up, tucks the color from the score pile, and junks an achievement': {
    position: {
      ann: {
        yellow: ['Singer Model 27'],
        hand: ['Masonry', 'Oars'],
        score: ['Agriculture', 'Fermenting', 'Tools'],
      },
      achievements: ['Sailing', 'Calendar'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Singer Model 27' },
      { as: 'ann', offers: ['Masonry', 'Oars'], title: 'Choose card(s) to tuck', count: 1, pick: 'Masonry' },
      { as: 'ann', offers: ['Agriculture', 'Fermenting', 'auto'], title: 'Choose a card to tuck next.' },
      { as: 'ann', pick: ['Fermenting'] },
      { as: 'ann', offers: ['*base-1*', '*base-2*'], title: 'Choose an achievement to junk', count: 1 },
      { as: 'ann', pick: ['*base-2*'] },
      changes({
        ann: {
          yellow: { cards: ['Singer Model 27', 'Masonry', 'Fermenting', 'Agriculture'], splay: 'up' },
          hand: ['Oars'],
          score: ['Tools'],
        },
        standardAchievements: ['Sailing'],
        junk: ['Calendar'],
      }),
    ],
  },
  'junks nothing where the score pile lacks the color': {
    position: {
      ann: { yellow: ['Singer Model 27'], red: ['Archery'], hand: ['Oars'], score: ['Agriculture'] },
      achievements: ['Sailing', 'Calendar'],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Singer Model 27' },
      { turn: 'bob' },
      changes({ ann: { red: { cards: ['Archery', 'Oars'], splay: 'up' }, hand: [] } }),
    ],
  },
  'does nothing with an empty hand': {
    position: { ann: { yellow: ['Singer Model 27'], score: ['Agriculture'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Singer Model 27' }, changes()],
  },
})
