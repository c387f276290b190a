import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Cities and artifacts', {
  'an endorsed compel reaches twice those who would share, who share its other effect once': {
    position: {
      expansions: ['base', 'city'],
      turn: annsTurn,
      ann: { red: ['Holmegaard Bows'], yellow: ['Nineveh'], hand: ['Oars'] },
      bob: { yellow: ['Agriculture'], green: ['The Wheel'], purple: ['Hattusa'] },
      decks: { base: { 2: ['Calendar', 'Fermenting', 'Mathematics', 'Mapmaking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Endorse.red' },
      { as: 'bob', offers: ['The Wheel', 'Hattusa'], pick: 'Hattusa' },
      changes({
        ann: { hand: ['Hattusa', 'The Wheel', 'Fermenting', 'Mathematics', 'Mapmaking'] },
        bob: { hand: ['Calendar'], green: [], purple: [] },
        junk: ['Oars'],
      }),
    ],
  },
  'a city over a card of its value digs, after its icons and its search': {
    position: {
      expansions: ['base', 'city', 'arti'],
      turn: annsTurn,
      ann: { red: ['Archery'], hand: ['Thebes'] },
      decks: { base: { 1: ['Writing'] }, arti: { 1: ['Holmegaard Bows'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Thebes' },
      changes({ ann: { red: ['Thebes', 'Archery'], hand: ['Writing'], artifact: ['Holmegaard Bows'] } }),
    ],
  },
})

scenarios('Cities and The Unseen', {
  'an endorsed effect that super-executes does so twice': {
    position: {
      expansions: ['base', 'city'],
      turn: annsTurn,
      achievements: ['Tools', 'Fermenting'],
      ann: { green: ['Plot Voucher'], purple: ['Luoyang'], hand: ['Oars'], score: ['Writing', 'The Wheel'] },
      decks: { base: { 1: ['Pottery', 'Clothing'], 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Endorse.green', 'Writing'] },
      changes({
        ann: {
          green: ['The Wheel', 'Plot Voucher'],
          blue: ['Writing'],
          hand: ['Calendar', 'Pottery', 'Clothing'],
          safe: ['Tools', 'Fermenting'],
          score: [],
        },
        junk: ['Oars'],
      }),
    ],
  },
  'a splay by the icon of a city lowers the limit of the safe at once': {
    position: {
      expansions: ['base', 'city'],
      turn: annsTurn,
      achievements: ['Tools'],
      ann: { yellow: ['Tomb'], blue: ['Software'], hand: ['Bangalore'], safe: ['Oars', 'Calendar'] },
      decks: { city: { 10: ['Essen'] } },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Bangalore', 'Dogma.Tomb'] },
      { as: 'ann', offers: ['yes', 'no'], pick: 'no' },
      changes({
        ann: { blue: { cards: ['Bangalore', 'Software'], splay: 'up' }, hand: ['Essen'] },
        standardAchievements: ['Tools'],
      }),
    ],
  },
  'a city draw leaves the first draw of the turn unused': {
    position: {
      expansions: ['base', 'city', 'usee'],
      turn: annsTurn,
      ann: { hand: ['Oars'] },
      decks: { city: { 1: ['Athens'] }, usee: { 1: ['Dance'] } },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Oars', 'Draw.draw a card'] },
      changes({ ann: { red: ['Oars'], hand: ['Athens', 'Dance'] } }),
    ],
  },
})

scenarios('Cities and figures', {
  'a figure that a city covers needs to fade no more': {
    position: {
      expansions: ['base', 'city', 'figs'],
      turn: annsTurn,
      ann: { purple: ['Homer'], red: ['Sun Tzu', 'Archery'], hand: ['Thebes'] },
      decks: { base: { 1: ['Writing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Thebes' },
      changes({ ann: { red: ['Thebes', 'Sun Tzu', 'Archery'], hand: ['Writing'] } }),
    ],
  },
  'a city draw triggers karmas for a draw': {
    position: {
      expansions: ['base', 'city', 'figs'],
      turn: annsTurn,
      ann: { yellow: ['Rhazes'], hand: ['Oars', 'Paper'] },
      decks: { city: { 3: ['Barcelona'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      changes({ ann: { red: ['Oars'], green: ['Paper'], hand: ['Barcelona'] } }),
    ],
  },
  'the splay of a decree draws a city once the hand is junked': {
    position: {
      expansions: ['base', 'city', 'figs'],
      turn: annsTurn,
      ann: { red: ['Archery', 'Oars'], hand: ['Homer', 'Archimedes', 'Rhazes', 'Memphis'] },
      decks: { city: { 1: ['Athens'] } },
    },
    steps: [
      { as: 'ann', pick: 'Decree.Expansion' },
      changes({
        ann: {
          red: { cards: ['Archery', 'Oars'], splay: 'up' },
          hand: ['Athens'],
          achievements: ['Expansion'],
        },
        junk: ['Homer', 'Archimedes', 'Rhazes', 'Memphis'],
      }),
    ],
  },
})

scenarios('Cities, chains and the values 0 and 11', {
  'of two endorsed executions, the one that leads to an executed card within another earns a chain achievement':
    {
      position: {
        expansions: ['base', 'city'],
        turn: annsTurn,
        ann: { red: ['Robotics'], purple: ['Brussels'], hand: ['Oars'] },
        decks: {
          base: { 9: ['Genetics', 'Services'], 10: ['Software', 'A.I.', 'Databases'], 11: ['Fusion'] },
        },
      },
      steps: [
        { as: 'ann', pick: 'Endorse.red' },
        changes({
          ann: {
            green: ['Databases'],
            blue: ['Genetics', 'Software'],
            purple: ['Services', 'Brussels'],
            score: ['A.I.'],
            achievements: ['Fusion'],
            hand: [],
          },
          junk: ['Oars'],
        }),
      ],
    },
  'a city of value 10 draws an 11, one of value 11 leads beyond': {
    position: {
      expansions: ['base', 'city'],
      turn: annsTurn,
      ann: { blue: ['Software'], hand: ['Atlanta', 'Oars'] },
      decks: { base: { 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Atlanta' },
      changes({ ann: { blue: ['Atlanta', 'Software'], hand: ['Oars', 'Fusion'] } }),
    ],
  },
  'a card of value 0 pays for an endorsement': {
    position: {
      expansions: ['base', 'city'],
      turn: annsTurn,
      ann: { red: ['Thebes'], blue: ['Writing'], hand: ['Paper', 'Knots'] },
      decks: { base: { 2: ['Calendar', 'Fermenting'] } },
    },
    steps: [
      { as: 'ann', pick: 'Endorse.blue' },
      changes({ ann: { hand: ['Paper', 'Calendar', 'Fermenting'] }, junk: ['Knots'] }),
    ],
  },
})
