import { changes, scenarios } from '../../testing/scenarios'

scenarios('GPS', {
  'empties the other forecast, may splay yellow up, draws three 11s': {
    position: {
      ann: { green: ['GPS'], yellow: ['Masonry', 'Agriculture'] },
      bob: { forecast: ['Oars', 'Tools'] },
      decks: { base: { '11': ['Fusion', 'Hypersonics', 'Escapism'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.GPS' },
      { as: 'ann', offers: ['yellow'], title: '(optional) Choose a color to splay up', count: [0, 1] },
      { as: 'ann', pick: ['yellow'] },
      changes({
        ann: {
          yellow: { cards: ['Masonry', 'Agriculture'], splay: 'up' },
          hand: ['Fusion', 'Hypersonics', 'Escapism'],
        },
        bob: { forecast: [] },
      }),
    ],
  },
  'foreshadows them when foreseen': {
    position: {
      ann: { hand: ['Robotics'], forecast: ['GPS'] },
      decks: { base: { '11': ['Fusion', 'Hypersonics', 'Escapism'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Robotics' },
      changes({
        ann: { red: ['Robotics'], green: ['GPS'], forecast: ['Fusion', 'Hypersonics', 'Escapism'], hand: [] },
      }),
    ],
  },
})
