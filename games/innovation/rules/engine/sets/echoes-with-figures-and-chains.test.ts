import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Echoes with figures and chains', {
  'auspice carries out the echoes of the color, too': {
    position: {
      expansions: ['base', 'echo', 'figs'],
      ann: { blue: ['Ruler'], red: ['Hammurabi'] },
      decks: { base: { '2': ['Calendar'] }, echo: { '1': ['Bell', 'Dice'] } },
    },
    steps: [
      { as: 'ann', picks: ['Auspice.Ruler', 'Bell'] },
      changes({ ann: { hand: ['Calendar'], forecast: ['Bell'] } }),
    ],
  },
  'values raised for an action are raised in its echoes': {
    position: {
      ann: { blue: ['Archimedes'], red: ['Bangle'], hand: ['Tools', 'Mathematics'] },
      decks: { base: { '3': ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Bangle' },
      changes({ ann: { blue: ['Archimedes', 'Mathematics'], hand: ['Tools'], forecast: ['Paper'] } }),
    ],
  },
  'a promoted card is foreseen whatever a karma does before its action': {
    position: {
      ann: { purple: ['Homer'], hand: ['Oars'], forecast: ['Comb'] },
      decks: { base: { '1': ['Tools', 'Pottery', 'Writing', 'Sailing', 'Clothing'], '2': ['Mapmaking'] } },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Oars', 'red'] },
      {
        as: 'ann',
        offers: ['Tools', 'Pottery', 'Writing', 'Sailing', 'Clothing', 'auto'],
        title: 'Choose a card to return next.',
      },
      { as: 'ann', pick: ['auto'] },
      changes({ ann: { green: ['Comb', 'Mapmaking'], hand: [], forecast: [] } }),
    ],
  },
  'a promoted card is named to others only once it is melded': {
    position: {
      expansions: ['base', 'echo', 'figs'],
      ann: { red: ['Archery'], purple: ['Johannes Vermeer'], hand: ['Tools'], forecast: ['Oars'] },
      decksExact: { base: { 1: ['Sailing'] }, echo: { 1: [] } },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Tools', 'red'] },
      { as: 'ann', offers: ['blue', 'purple'], title: 'Choose a color' },
      { as: 'bob', hidden: ['Oars'] },
      { as: 'ann', pick: ['blue'] },
      { as: 'bob', sees: ['Oars'] },
      changes({ ann: { red: ['Oars'], hand: ['Sailing'], score: ['Archery', 'Tools'], forecast: [] } }),
    ],
  },
  'a promoted card whose meld is replaced is carried out all the same': {
    position: {
      expansions: ['base', 'figs'],
      ann: { blue: ['Sejong the Great'], red: ['Archery'], hand: ['Mapmaking'], forecast: ['Sailing'] },
      decks: { base: { 1: ['Masonry'], 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Mapmaking' },
      changes({
        ann: {
          yellow: ['Masonry'],
          green: ['Mapmaking'],
          blue: ['Calendar', 'Sejong the Great'],
          hand: [],
          forecast: [],
        },
      }),
    ],
  },
  'a card executed by an executed card earns a chain achievement': {
    position: {
      ann: { green: ['Robocar'], blue: ['Writing'], hand: ['Email'] },
      decks: { base: { '2': ['Calendar'], '9': ['Ecology'], '10': ['Robotics'], '11': ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Robocar' },
      changes({
        ann: {
          green: ['Email', 'Robocar'],
          blue: ['Calendar', 'Writing'],
          forecast: ['Robotics', 'Ecology'],
          achievements: ['Fusion'],
          hand: [],
        },
      }),
    ],
  },
  'a forecast over its limit keeps its cards, and takes no more after a splay': {
    position: {
      ann: { green: ['Telegraph', 'Sailing'], red: ['Octant'], forecast: ['Tools', 'Calendar', 'Paper'] },
      bob: { green: { cards: ['The Wheel', 'Clothing'], splay: 'aslant' } },
      decks: { base: { '6': ['Classification'] } },
      turn: annsTurn,
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Telegraph', 'bob.green aslant', 'Dogma.Octant'] },
      changes({
        ann: { green: { cards: ['Telegraph', 'Sailing'], splay: 'aslant' }, hand: ['Classification'] },
      }),
    ],
  },
  'a promoted figure carries out the echoes beneath it, and fading follows': {
    position: {
      expansions: ['base', 'echo', 'figs'],
      turn: annsTurn,
      ann: {
        purple: ['Sinuhe'],
        red: { cards: ['Oars', 'Horseshoes'], splay: 'up' },
        hand: ['Calendar'],
        forecast: ['Hammurabi'],
      },
      decks: { echo: { 2: ['Pagoda'] } },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Calendar', [2]] },
      { as: 'ann', offers: ['Hammurabi', 'Sinuhe'], title: 'Choose Cards(s)', pick: 'Sinuhe' },
      changes({
        ann: {
          red: { cards: ['Hammurabi', 'Oars', 'Horseshoes'], splay: 'up' },
          blue: ['Calendar'],
          forecast: ['Pagoda'],
          score: ['Sinuhe'],
          purple: [],
          hand: [],
        },
      }),
    ],
  },
})
