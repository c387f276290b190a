import { changes, scenarios } from '../../testing/scenarios'

scenarios('X-Ray', {
  'tucks an 8, draws for each color with a leaf and foreshadows some, returns the hand, may splay yellow up':
    {
      position: {
        ann: { blue: ['X-Ray'], yellow: ['Agriculture', 'Masonry'], hand: ['Oars'] },
        decks: { base: { '3': ['Paper', 'Optics'], '8': ['Flight'] } },
      },
      steps: [
        { as: 'ann', pick: 'Dogma.X-Ray' },
        { as: 'ann', offers: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], title: 'Choose Age', count: 1, pick: [3] },
        {
          as: 'ann',
          offers: ['Paper', 'Optics'],
          title: '(optional) Choose card(s) to foreshadow',
          count: [0, 2],
        },
        { as: 'ann', pick: ['Paper'] },
        { as: 'ann', offers: ['yellow'], title: '(optional) Choose a color to splay up', count: [0, 1] },
        { as: 'ann', pick: ['yellow'] },
        changes({
          ann: {
            red: ['Flight'],
            yellow: { cards: ['Agriculture', 'Masonry'], splay: 'up' },
            forecast: ['Paper'],
            hand: [],
          },
        }),
      ],
    },
  'need foreshadow nothing': {
    position: { ann: { blue: ['X-Ray'] }, decks: { base: { '3': ['Paper'], '8': ['Flight'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.X-Ray', [3], []] },
      changes({ ann: { red: ['Flight'] } }),
      { turn: 'bob' },
    ],
  },
  'value 0 is a value to choose, too': {
    position: { age0: true, ann: { blue: ['X-Ray'] }, decks: { base: { 0: ['Fishing'], 8: ['Flight'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.X-Ray', [0], 'Fishing'] },
      changes({ ann: { red: ['Flight'], forecast: ['Fishing'] } }),
    ],
  },
})
