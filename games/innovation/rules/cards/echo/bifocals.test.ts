import { changes, scenarios } from '../../testing/scenarios'

scenarios('Bifocals', {
  'returns a forecast card, foreshadows a 7, and splays green right and then any color up': {
    position: {
      ann: {
        blue: ['Bifocals'],
        forecast: ['Oars'],
        green: ['Sailing', 'Clothing'],
        red: ['Archery', 'Metalworking'],
      },
      decks: { base: { '7': ['Bicycle'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Bifocals' },
      { as: 'ann', offers: ['green'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: ['green'] },
      { as: 'ann', offers: ['red', 'green'], title: 'Choose a color to splay up', count: 1, pick: 'red' },
      changes({
        ann: {
          green: { cards: ['Sailing', 'Clothing'], splay: 'right' },
          red: { cards: ['Archery', 'Metalworking'], splay: 'up' },
          forecast: ['Bicycle'],
        },
      }),
    ],
  },
  'splays nothing up when declined': {
    position: {
      ann: { blue: ['Bifocals'], green: ['Sailing', 'Clothing'], red: ['Archery', 'Metalworking'] },
      decks: { base: { '7': ['Bicycle'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Bifocals', []] },
      changes({ ann: { forecast: ['Bicycle'] } }),
      { turn: 'bob' },
    ],
  },
  "foreshadows one of the lowest achievement's value when foreseen": {
    position: {
      ann: { hand: ['Democracy'], forecast: ['Bifocals'] },
      achievements: ['Paper', 'Coal'],
      decks: { base: { '3': ['Optics'], '7': ['Bicycle'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Democracy' },
      changes({
        ann: { purple: ['Democracy'], blue: ['Bifocals'], forecast: ['Bicycle', 'Optics'], hand: [] },
      }),
    ],
  },
  'foreshadows a 1 where no achievement is left': {
    position: {
      ann: { hand: ['Democracy'], forecast: ['Bifocals'] },
      achievements: [],
      decks: { base: { '1': ['Oars'], '7': ['Bicycle'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Democracy' },
      changes({
        ann: { purple: ['Democracy'], blue: ['Bifocals'], forecast: ['Bicycle', 'Oars'], hand: [] },
      }),
    ],
  },
})
