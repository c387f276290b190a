import { changes, scenarios } from '../../testing/scenarios'

scenarios('Cell Phone', {
  'tucks cards with clocks and splays up where they went': {
    position: {
      ann: {
        yellow: ['Cell Phone'],
        blue: ['Rocketry'],
        green: ['Sailing', 'Clothing'],
        hand: ['Computers', 'Tools', 'Flight'],
      },
      decks: { base: { '10': ['Robotics', 'Databases'], '11': ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Cell Phone' },
      { as: 'ann', offers: ['green'], title: '(optional) Choose a color to splay up', count: [0, 1] },
      { as: 'ann', pick: [] },
      {
        as: 'ann',
        offers: ['Computers', 'Flight', 'Databases'],
        title: '(optional) Choose any number of cards to tuck.',
        count: [0, 3],
      },
      { as: 'ann', pick: ['Computers', 'Databases'] },
      changes({
        ann: {
          blue: { cards: ['Rocketry', 'Computers'], splay: 'up' },
          green: { cards: ['Sailing', 'Clothing', 'Databases'], splay: 'up' },
          hand: ['Tools', 'Flight', 'Robotics'],
          forecast: ['Fusion'],
        },
      }),
    ],
  },
  'draws by the colors with clocks, not by the clocks': {
    position: {
      ann: { yellow: ['Cell Phone'], red: ['Flight'] },
      decks: { base: { '10': ['Robotics', 'Stem Cells'], '11': ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Cell Phone' },
      changes({ ann: { hand: ['Robotics', 'Stem Cells'], forecast: ['Fusion'] } }),
      { turn: 'bob' },
    ],
  },
  'may splay green up, and tuck nothing': {
    position: {
      ann: { yellow: ['Cell Phone'], green: ['Sailing', 'Clothing'], hand: ['Computers'] },
      decks: { base: { '10': ['Robotics'], '11': ['Fusion'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Cell Phone', 'green', []] },
      changes({
        ann: {
          green: { cards: ['Sailing', 'Clothing'], splay: 'up' },
          hand: ['Computers', 'Robotics'],
          forecast: ['Fusion'],
        },
      }),
    ],
  },
})
