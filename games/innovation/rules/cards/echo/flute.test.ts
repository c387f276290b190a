import { changes, scenarios } from '../../testing/scenarios'

scenarios('Flute', {
  'splays a color, takes an expansion card from the other hand, and draws for a bonus': {
    position: {
      expansions: ['base', 'echo'],
      ann: { purple: ['Flute'], blue: ['Tools', 'Pottery'] },
      bob: { hand: ['Umbrella', 'Oars'] },
      decks: { base: { '1': ['Sailing'] }, echo: { '1': ['Bangle'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Flute' },
      { as: 'ann', offers: ['blue'], title: '(optional) Choose a color to splay left', count: [0, 1] },
      { as: 'ann', pick: ['blue'] },
      changes({
        ann: { blue: { cards: ['Tools', 'Pottery'], splay: 'left' }, hand: ['Bangle', 'Sailing'] },
        bob: { hand: ['Oars'] },
      }),
      { as: 'bob', sees: ['Bangle'] },
    ],
  },
  'takes no card of the base set, and draws no second card without a bonus': {
    position: {
      expansions: ['base', 'echo'],
      ann: { purple: ['Flute'] },
      bob: { hand: ['Oars'] },
      decks: { echo: { '1': ['Umbrella'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Flute' }, changes({ ann: { hand: ['Umbrella'] } }), { turn: 'bob' }],
  },
  'is shared, its echo too': {
    position: {
      expansions: ['base', 'echo'],
      ann: { purple: ['Flute'] },
      bob: { green: ['Sailing', 'Clothing'] },
      decks: { echo: { '1': ['Umbrella', 'Bell', 'Ruler'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Flute' },
      { as: 'bob', pick: ['green'] },
      changes({
        ann: { hand: ['Bell', 'Ruler'] },
        bob: { green: { cards: ['Sailing', 'Clothing'], splay: 'left' }, hand: ['Umbrella'] },
      }),
    ],
  },
  'a draw of an Echoes card does not use up the first draw of The Unseen': {
    position: {
      expansions: ['base', 'echo', 'usee'],
      ann: { purple: ['Flute'] },
      decks: { echo: { '1': ['Bangle'] }, usee: { '1': ['Maze'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Flute' }, changes({ ann: { hand: ['Bangle', 'Maze'] } })],
  },
})
