import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Cities beside other sets', {
  'a city digs an artifact from under another city, after its icons': {
    position: {
      expansions: ['base', 'city', 'arti'],
      ann: { red: ['Athens'], hand: ["Chang'An"] },
      decks: { base: { 2: ['Calendar'] }, arti: { 1: ['Ark of the Covenant'] } },
    },
    steps: [
      { as: 'ann', pick: "Meld.Chang'An" },
      changes({
        ann: { red: ["Chang'An", 'Athens'], hand: ['Calendar'], artifact: ['Ark of the Covenant'] },
      }),
    ],
  },
  'an artifact on display that splays draws a city': {
    position: {
      expansions: ['base', 'city', 'arti'],
      turn: { player: 'ann', round: 2 },
      ann: { artifact: ['Ife Head'], red: ['Oars', 'Archery'] },
      achievements: ['Calendar', 'Tools'],
      decks: { city: { 1: ['Athens'] } },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({
        ann: {
          red: { cards: ['Oars', 'Archery'], splay: 'right' },
          hand: ['Athens'],
          museum: ['Museum 1', 'Ife Head'],
          artifact: [],
        },
        junk: ['Calendar'],
      }),
    ],
  },
  'a compel that is endorsed is executed twice': {
    position: {
      expansions: ['base', 'city', 'arti'],
      turn: annsTurn,
      ann: { red: ['Holmegaard Bows'], yellow: ['Nineveh'], hand: ['Oars'] },
      bob: { yellow: ['Agriculture'], blue: ['Pottery'], green: ['The Wheel'], purple: ['Mysticism'] },
      decks: { base: { 2: ['Calendar', 'Currency', 'Fermenting', 'Mathematics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Endorse.red' },
      { as: 'bob', pick: ['Mysticism'] },
      changes({
        ann: { hand: ['Mysticism', 'The Wheel', 'Currency', 'Fermenting', 'Mathematics'] },
        bob: { hand: ['Calendar'], green: [], purple: [] },
        junk: ['Oars'],
      }),
    ],
  },
  'a city that an artifact draws and melds lets no icon act': {
    position: {
      expansions: ['base', 'city', 'arti'],
      ann: { blue: ['Rosetta Stone'] },
      decks: { city: { 2: ['Alexandria', 'Luoyang'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Rosetta Stone' },
      { as: 'ann', offers: ['base', 'city', 'arti'] },
      { as: 'ann', picks: ['city', 'Alexandria'] },
      changes({ ann: { blue: ['Alexandria', 'Rosetta Stone'] }, bob: { purple: ['Luoyang'] } }),
    ],
  },
  'a splay of a promoted card draws a city': {
    position: {
      expansions: ['base', 'echo', 'city'],
      ann: { blue: ['Tools'], red: ['Oars', 'Archery'], hand: ['Calendar'], forecast: ['Philosophy'] },
      decks: { city: { 2: ['Sparta'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Calendar' },
      { as: 'ann', offers: ['red', 'blue'], title: '(optional) Choose a color to splay left', pick: 'red' },
      { as: 'ann', offers: ['Sparta'], title: '(optional) Choose card(s) to score', pick: [] },
      changes({
        ann: {
          blue: ['Calendar', 'Tools'],
          purple: ['Philosophy'],
          red: { cards: ['Oars', 'Archery'], splay: 'left' },
          hand: ['Sparta'],
          forecast: [],
        },
      }),
    ],
  },
  'an arrow lowers the limit of the safe, and secrets above it stay': {
    position: {
      expansions: ['base', 'city', 'usee'],
      ann: {
        red: ['Archery'],
        hand: ['Delhi', 'Athens'],
        safe: ['Coal', 'Paper', 'Compass', 'Canning', 'Optics'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Delhi' },
      changes({ ann: { red: { cards: ['Delhi', 'Archery'], splay: 'left' }, hand: ['Athens'] } }),
    ],
  },
  'a flag in the score pile counts for nobody': {
    position: {
      expansions: ['base', 'city', 'arti'],
      ann: { red: ['Mjolnir Amulet'] },
      bob: { green: ['Stockholm'], yellow: ['Masonry'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Mjolnir Amulet' },
      { as: 'bob', pick: ['Stockholm'] },
      changes({
        ann: { score: ['Stockholm'], totals: { achievements: 0, score: 5 } },
        bob: { totals: { achievements: 0 }, green: [] },
      }),
    ],
  },
})
