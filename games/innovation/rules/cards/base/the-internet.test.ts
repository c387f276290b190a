import { changes, scenarios } from '../../testing/scenarios'

scenarios('The Internet', {
  'may splay green up, scores a 10 and melds two': {
    position: {
      ann: { purple: ['The Internet'], green: ['Sailing', 'Clothing'] },
      decks: { base: { 10: ['Stem Cells', 'Robotics', 'Miniaturization'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Internet' },
      { as: 'ann', offers: ['green'], title: '(optional) Choose a color to splay up', count: [0, 1] },
      { as: 'ann', pick: ['green'] },
      changes({
        ann: {
          red: ['Miniaturization', 'Robotics'],
          green: { cards: ['Sailing', 'Clothing'], splay: 'up' },
          score: ['Stem Cells'],
        },
      }),
    ],
  },
  'may leave green as it is': {
    position: {
      ann: { purple: ['The Internet'], green: { cards: ['Sailing', 'Clothing'], splay: 'left' } },
      decks: { base: { 10: ['Stem Cells', 'Robotics', 'Software'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.The Internet', []] },
      changes({ ann: { red: ['Robotics'], blue: ['Software'], score: ['Stem Cells'] } }),
    ],
  },
  'asks nothing where green cannot be splayed up; whoever has as many people shares': {
    position: {
      ann: { purple: ['The Internet'], green: ['Sailing'] },
      bob: { purple: ['Escapism'], green: { cards: ['Clothing', 'Mapmaking'], splay: 'up' } },
      decks: {
        base: {
          10: ['Stem Cells', 'Robotics', 'Software', 'Databases', 'Globalization', 'Miniaturization', 'A.I.'],
        },
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Internet' },
      changes({
        ann: { red: ['Miniaturization'], yellow: ['Globalization'], score: ['Robotics'], hand: ['A.I.'] },
        bob: {
          green: { cards: ['Databases', 'Clothing', 'Mapmaking'], splay: 'up' },
          blue: ['Software'],
          score: ['Stem Cells'],
        },
      }),
    ],
  },
})
