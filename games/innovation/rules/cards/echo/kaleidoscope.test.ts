import { changes, scenarios } from '../../testing/scenarios'

scenarios('Kaleidoscope', {
  'melds a 7, splays its color, and junks an achievement by the bulbs': {
    position: {
      ann: { purple: ['Kaleidoscope'], blue: ['Tools'] },
      achievements: ['Canning', 'Oars'],
      decks: { base: { '7': ['Evolution'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Kaleidoscope' },
      { as: 'ann', offers: ['blue'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: ['blue'] },
      changes({
        ann: { blue: { cards: ['Evolution', 'Tools'], splay: 'right' } },
        junk: ['Canning'],
        standardAchievements: ['Oars'],
      }),
    ],
  },
  'junks nothing where no achievement has that value': {
    position: {
      ann: { purple: ['Kaleidoscope'] },
      achievements: ['Canning'],
      decks: { base: { '7': ['Bicycle'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Kaleidoscope' },
      changes({ ann: { green: ['Bicycle'] } }),
      { turn: 'bob' },
    ],
  },
  'junks all lower ones, too, when foreseen': {
    position: {
      ann: { hand: ['Canning'], forecast: ['Kaleidoscope'] },
      achievements: ['Oars', 'Calendar', 'Tools', 'Paper'],
      decks: { base: { '7': ['Bicycle'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Canning' },
      changes({
        ann: { yellow: ['Canning'], purple: ['Kaleidoscope'], green: ['Bicycle'], hand: [], forecast: [] },
        junk: ['Calendar', 'Oars', 'Tools'],
        standardAchievements: ['Paper'],
      }),
    ],
  },
})
