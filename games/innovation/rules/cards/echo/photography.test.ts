import { changes, scenarios } from '../../testing/scenarios'

scenarios('Photography', {
  "melds from the forecast, and sends the highest top card back into the other's hand": {
    position: {
      ann: { blue: ['Photography'], forecast: ['Oars'] },
      bob: { red: ['Coal'], green: ['Sailing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Photography' },
      changes({ ann: { red: ['Oars'], forecast: [] }, bob: { hand: ['Coal'], red: [] } }),
    ],
  },
  'claims History with three echoes visible in a color': {
    position: {
      expansions: ['base', 'echo'],
      ann: { blue: { cards: ['Photography', 'Ruler', 'Lever'], splay: 'aslant' } },
      decks: { echo: { '2': ['Crossbow', 'Watermill', 'Pagoda'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Photography' },
      changes({ ann: { hand: ['Crossbow', 'Watermill', 'Pagoda'], achievements: ['History'] } }),
    ],
  },
  'wins when foreseen': {
    position: {
      expansions: ['base', 'echo'],
      ann: {
        hand: ['Bicycle'],
        forecast: ['Photography'],
        blue: { cards: ['Ruler', 'Lever'], splay: 'aslant' },
      },
      decks: { base: { '2': ['Calendar', 'Mapmaking', 'Mathematics'] } },
    },
    steps: [{ as: 'ann', pick: 'Meld.Bicycle' }, { over: { winner: 'ann', reason: 'Photography' } }],
  },
  'wins nothing where History is not available': {
    position: {
      ann: {
        hand: ['Bicycle'],
        forecast: ['Photography'],
        blue: { cards: ['Ruler', 'Lever'], splay: 'aslant' },
      },
      decks: { base: { '2': ['Calendar', 'Mapmaking', 'Mathematics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Bicycle' },
      changes({
        ann: {
          green: ['Bicycle'],
          blue: { cards: ['Photography', 'Ruler', 'Lever'], splay: 'aslant' },
          hand: ['Calendar', 'Mapmaking', 'Mathematics'],
          forecast: [],
        },
      }),
      { turn: 'bob' },
    ],
  },
  'claims nothing with two': {
    position: {
      expansions: ['base', 'echo'],
      ann: { blue: { cards: ['Photography', 'Ruler'], splay: 'aslant' } },
      decks: { echo: { '2': ['Crossbow'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Photography' },
      changes({ ann: { hand: ['Crossbow'] } }),
      { turn: 'bob' },
    ],
  },
})
