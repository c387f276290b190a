import { scenarios } from '../testing/scenarios'

const later = { player: 'ann', action: 1, round: 2 }

scenarios('Echoes', {
  'a meld promotes a card of the forecast, whose action is foreseen': {
    position: {
      expansions: ['base', 'echo'],
      turn: later,
      ann: { hand: ['Paper'], forecast: ['Dice', 'Software'] },
      bob: {},
      decks: { echo: { 1: ['Ruler'] }, base: { 4: ['Experimentation'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Paper' },
      {
        becomes: {
          ann: {
            green: ['Paper'],
            blue: ['Dice'],
            hand: ['Ruler', 'Experimentation'],
            forecast: ['Software'],
          },
        },
      },
    ],
  },
  'visible echo effects come first, from the bottom up': {
    position: {
      expansions: ['base', 'echo'],
      ann: { blue: { cards: ['Pottery', 'Perfume', 'Ruler'], splay: 'right' } },
      decks: { base: { 1: ['The Wheel', 'Clothing', 'Sailing'] } },
      decksExact: { echo: { 1: [] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Pottery' },
      {
        // The echo of Perfume tucks and repeats on a castle; that of Ruler does not show.
        becomes: {
          ann: {
            blue: { cards: ['Pottery', 'Perfume', 'Ruler'], splay: 'right' },
            green: ['The Wheel', 'Clothing'],
            hand: ['Sailing'],
          },
        },
      },
    ],
  },
  'a forecast that is full takes nothing': {
    position: {
      expansions: ['base', 'echo'],
      ann: { blue: ['Ruler'], red: { cards: ['Archery', 'Oars'], splay: 'aslant' }, forecast: ['Paper'] },
      bob: {},
      achievements: [],
      decks: { base: { 2: ['Calendar'] }, echo: { 1: ['Perfume', 'Dice'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Ruler' },
      { as: 'ann', offers: ['Perfume', 'Dice'], title: 'Choose a card to foreshadow' },
      { as: 'ann', pick: ['Dice'] },
      {
        becomes: {
          ann: {
            blue: ['Ruler'],
            red: { cards: ['Archery', 'Oars'], splay: 'aslant' },
            forecast: ['Paper'],
            hand: ['Calendar', 'Dice'],
          },
        },
      },
    ],
  },
})

scenarios('Cities', {
  'icons act on a Meld action, left top first': {
    position: {
      expansions: ['base', 'city'],
      ann: { red: ['Archery'], hand: ['Athens'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Athens' },
      { becomes: { ann: { red: ['Athens', 'Archery'], hand: ['Calendar'] } } },
    ],
  },
  'the search icon keeps the cards that have it': {
    position: {
      expansions: ['base', 'city'],
      ann: { red: ['Archery'], hand: ['Thebes'] },
      decks: { base: { 1: ['Writing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Thebes' },
      { becomes: { ann: { red: ['Thebes', 'Archery'], hand: ['Writing'] } } },
      { as: 'bob', sees: ['Writing'] },
    ],
  },
  'the first card of a color draws a city': {
    position: {
      expansions: ['base', 'city'],
      ann: { hand: ['Archery'] },
      decks: { city: { 1: ['Athens'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Archery' },
      { becomes: { ann: { red: ['Archery'], hand: ['Athens'] } } },
    ],
  },
  'endorsing pays a card and executes twice': {
    position: {
      expansions: ['base', 'city'],
      turn: later,
      ann: { red: ['Thebes'], yellow: ['Canal Building'], hand: ['Tools', 'Paper'] },
      bob: {},
      decksExact: { base: { 3: ['Compass'] } },
    },
    steps: [
      { as: 'ann', offers: ['red', 'yellow'], in: 'Endorse' },
      { as: 'ann', pick: 'Endorse.yellow' },
      { as: 'ann', pick: ['Junk all cards in the 3 deck'] },
      { as: 'ann', pick: ['Exchange highest cards between hand and score pile'] },
      {
        becomes: {
          ann: { red: ['Thebes'], yellow: ['Canal Building'], score: ['Paper'] },
          junk: ['Tools', 'Compass'],
        },
      },
      { as: 'ann', offers: [], in: 'Endorse' },
    ],
  },
})

scenarios('The Unseen', {
  'safeguards an achievement; the melded card is super-executed on the own turn': {
    position: {
      expansions: ['base', 'usee'],
      ann: { green: ['Plot Voucher'], score: ['Oars'] },
      bob: { hand: ['Sailing'] },
      achievements: ['Tools', 'Paper'],
      decks: { base: { 1: ['Pottery'] } },
      decksExact: { usee: { 1: [] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Plot Voucher' },
      {
        becomes: {
          ann: { green: ['Plot Voucher'], red: ['Oars'], safe: ['Tools'], score: ['Sailing'] },
          bob: { hand: ['Pottery'] },
        },
      },
      { as: 'ann', hidden: ['Paper'] },
    ],
  },
  'a secret is claimed like an achievement': {
    position: {
      expansions: ['base', 'usee'],
      ann: { red: ['Archery'], score: ['Paper', 'Compass'], safe: ['Tools'] },
      achievements: ['Writing'],
    },
    steps: [
      { as: 'ann', offers: ['*base-1*', 'safe: *base-1*'], in: 'Achieve' },
      { as: 'ann', pick: 'Achieve.safe: *base-1*' },
      { becomes: { ann: { red: ['Archery'], score: ['Paper', 'Compass'], achievements: ['Tools'] } } },
      { as: 'ann', hidden: ['Tools'] },
    ],
  },
})

scenarios('Figures', {
  'a karma in place of a verb': {
    position: {
      expansions: ['base', 'figs'],
      ann: {
        green: ['Shen Kuo'],
        yellow: ['Agriculture', 'Masonry'],
        blue: ['Pottery', 'Tools'],
        hand: ['Oars'],
      },
      decks: { base: { 2: ['Mathematics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Agriculture' },
      { as: 'ann', pick: ['Oars'] },
      {
        becomes: {
          ann: {
            green: ['Shen Kuo'],
            yellow: ['Agriculture', 'Masonry'],
            blue: { cards: ['Pottery', 'Tools'], splay: 'right' },
            hand: ['Mathematics'],
            totals: { score: 4 },
          },
        },
      },
    ],
  },
  'a karma before an action': {
    position: {
      expansions: ['base', 'figs'],
      ann: { purple: ['Homer'], red: ['Metalworking'] },
      decks: { base: { 2: ['Calendar'], 1: ['Pottery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Metalworking' },
      {
        becomes: {
          ann: {
            purple: ['Homer'],
            red: ['Metalworking'],
            blue: ['Calendar'],
            hand: ['Pottery'],
            totals: { score: 2 },
          },
        },
      },
    ],
  },
  'printed values are raised for the action': {
    position: {
      expansions: ['base', 'figs'],
      ann: { yellow: ['Masonry'], blue: ['Archimedes'], red: ['Metalworking'] },
      decks: { base: { 2: ['Calendar', 'Mapmaking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Metalworking' },
      {
        becomes: {
          ann: {
            yellow: ['Masonry'],
            blue: ['Archimedes'],
            red: ['Metalworking'],
            hand: ['Calendar'],
          },
        },
      },
    ],
  },
  'whoever has two top figures fades one after the action': {
    position: {
      expansions: ['base', 'figs'],
      ann: { purple: ['Homer'], blue: ['Archimedes'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Draw.draw a card' },
      { as: 'ann', offers: ['Homer', 'Archimedes'], title: 'Choose Cards(s)' },
      { as: 'ann', pick: ['Homer'] },
      { becomes: { ann: { blue: ['Archimedes'], hand: ['Calendar'], score: ['Homer'] } } },
    ],
  },
  "somebody else's karma takes a win away": {
    position: {
      expansions: ['base', 'figs'],
      ann: {
        blue: ['Tools'],
        achievements: ['World', 'Empire', 'Wonder', 'Monument', 'Universe', 'Archery'],
        score: ['Sailing', 'Oars', 'Writing', 'Clothing', 'Masonry'],
      },
      bob: { red: ['Jackie Chan'], score: ['Software'] },
      achievements: ['Pottery', 'Metalworking'],
      turn: later,
    },
    steps: [
      { as: 'ann', offers: [], in: 'Achieve' },
      { as: 'ann', pick: 'Draw.draw a card' },
      { turn: 'ann' },
    ],
  },
})

scenarios('Artifacts', {
  'a compel hits those who would share': {
    position: {
      expansions: ['base', 'arti'],
      ann: { red: ['Holmegaard Bows'] },
      bob: { yellow: ['Agriculture'], green: ['The Wheel'] },
      decks: { base: { 2: ['Calendar', 'Fermenting'], 1: ['Tools'] } },
    },
    steps: [
      { as: 'ann', offers: ['Holmegaard Bows'], in: 'Dogma' },
      { as: 'ann', pick: 'Dogma.Holmegaard Bows' },
      {
        becomes: {
          ann: { red: ['Holmegaard Bows'], hand: ['The Wheel', 'Fermenting', 'Tools'] },
          bob: { yellow: ['Agriculture'], hand: ['Calendar'] },
        },
      },
    ],
  },
  'the card on display is a free action and then goes to a museum': {
    position: {
      expansions: ['base', 'arti'],
      ann: { artifact: ['Holmegaard Bows'] },
      bob: { yellow: ['Agriculture'] },
      decks: { base: { 2: ['Calendar', 'Fermenting'] } },
    },
    steps: [
      { as: 'ann', offers: ['dogma', 'skip'], title: 'Free Artifact Action' },
      { as: 'ann', pick: ['dogma'] },
      { as: 'ann', offers: ['Holmegaard Bows'], in: 'Meld from Museum' },
    ],
  },
})
