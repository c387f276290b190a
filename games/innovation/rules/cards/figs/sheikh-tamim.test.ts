import { bobsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Sheikh Tamim', {
  'returns a card with the featured icon and issues the decree of its color': {
    position: {
      expansions: ['base', 'figs'],
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { red: ['Sheikh Tamim'], green: ['The Wheel'], hand: ['Mysticism', 'Clothing', 'Masonry'] },
      bob: { yellow: ['Statistics'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      {
        as: 'ann',
        offers: ['Mysticism', 'Masonry'],
        title: '(optional) Choose card(s) to return',
        count: [0, 1],
      },
      { as: 'ann', pick: ['Masonry'] },
      changes({
        ann: { hand: ['Tools', 'Oars'], achievements: ['Expansion'] },
        junk: ['Mysticism', 'Clothing'],
      }),
    ],
  },
  'the decree of another player only becomes available again': {
    position: {
      expansions: ['base', 'figs'],
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { red: ['Sheikh Tamim'], green: ['The Wheel'], hand: ['Masonry', 'Clothing'] },
      bob: { achievements: ['Expansion'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.The Wheel', 'Masonry'] },
      changes({ ann: { hand: ['Tools', 'Oars'] }, bob: { achievements: [] }, junk: ['Clothing'] }),
    ],
  },
  'issues nothing where that is declined': {
    position: {
      expansions: ['base', 'figs'],
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { red: ['Sheikh Tamim'], green: ['The Wheel'], hand: ['Masonry'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.The Wheel', []] },
      changes({ ann: { hand: ['Masonry', 'Tools', 'Oars'] } }),
    ],
  },
  'asks nothing where no card has the icon': {
    position: {
      expansions: ['base', 'figs'],
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { red: ['Sheikh Tamim'], green: ['The Wheel'], hand: ['Clothing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Wheel' },
      changes({ ann: { hand: ['Clothing', 'Tools', 'Oars'] } }),
    ],
  },
  "leaves an opponent's action alone": {
    position: {
      expansions: ['base', 'figs'],
      turn: bobsTurn,
      decks: { base: { '1': ['Tools', 'Oars'] } },
      ann: { red: ['Sheikh Tamim'], hand: ['Masonry'] },
      bob: { green: ['The Wheel'] },
    },
    steps: [{ as: 'bob', pick: 'Dogma.The Wheel' }, changes({ bob: { hand: ['Tools', 'Oars'] } })],
  },
  'asks which karma to trigger where another player has one for the action': {
    position: {
      expansions: ['base', 'figs'],
      decks: { base: { '2': ['Mapmaking'] } },
      ann: { red: ['Sheikh Tamim'], blue: ['Writing'], hand: ['Tools'] },
      bob: { green: ['J.P. Morgan'], blue: ['Pottery', 'Calendar'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Writing' },
      { as: 'ann', offers: ['Sheikh Tamim', 'J.P. Morgan'], title: 'Choose a would karma to trigger' },
      { as: 'ann', pick: ['J.P. Morgan'] },
      changes({
        ann: { hand: ['Tools', 'Mapmaking'] },
        bob: { blue: { cards: ['Pottery', 'Calendar'], splay: 'up' } },
      }),
    ],
  },
})
