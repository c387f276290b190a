import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Echoes with other sets', {
  'a city comes for a new color before a card is promoted': {
    position: {
      expansions: ['base', 'echo', 'city'],
      turn: annsTurn,
      ann: { hand: ['Oars'], forecast: ['Writing'] },
      decks: { base: { '2': ['Calendar'] }, city: { '1': ['Athens'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      changes({ ann: { red: ['Oars'], blue: ['Writing'], hand: ['Athens', 'Calendar'], forecast: [] } }),
    ],
  },
  'a promoted card that starts a color brings no city': {
    position: {
      expansions: ['base', 'echo', 'city'],
      turn: annsTurn,
      ann: { red: ['Archery'], hand: ['Oars'], forecast: ['Writing'] },
      decks: { base: { '2': ['Calendar'] }, city: { '1': ['Athens'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Oars' },
      changes({ ann: { red: ['Oars', 'Archery'], blue: ['Writing'], hand: ['Calendar'], forecast: [] } }),
    ],
  },
  'a splay by an echo brings a city at once': {
    position: {
      expansions: ['base', 'echo', 'city'],
      ann: { purple: ['Flute'], blue: ['Tools', 'Pottery'] },
      decks: { city: { '1': ['Athens'] }, echo: { '1': ['Umbrella'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Flute', 'blue'] },
      changes({
        ann: { blue: { cards: ['Tools', 'Pottery'], splay: 'left' }, hand: ['Athens', 'Umbrella'] },
      }),
    ],
  },
  'an endorsed echo is executed twice by its leader and once by whoever shares': {
    position: {
      expansions: ['base', 'echo', 'city'],
      ann: {
        red: ['Plumbing'],
        green: ['Jerusalem'],
        blue: ['Tools', 'Pottery', 'Writing'],
        hand: ['Sailing'],
      },
      bob: { yellow: ['Masonry'], purple: ['Mysticism'], blue: ['Experimentation', 'Mathematics'] },
      decksExact: { base: { '1': ['Oars'] } },
      decks: { base: { '2': ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Endorse.red' },
      changes({
        ann: { blue: ['Tools'], score: ['Writing', 'Pottery'], hand: ['Calendar'] },
        bob: { blue: ['Experimentation'], score: ['Mathematics'] },
        junk: ['Sailing', 'Oars'],
      }),
    ],
  },
  'an endorsed demand with an echo before it reaches the other twice': {
    position: {
      expansions: ['base', 'echo', 'city'],
      ann: { blue: ['Perfume'], green: ['Jerusalem'], hand: ['Archery'] },
      bob: { yellow: ['Fermenting'], purple: ['Education'] },
      decks: { base: { '1': ['Sailing', 'Clothing'] }, echo: { '2': ['Glassblowing'], '3': ['Katana'] } },
    },
    steps: [
      { as: 'ann', pick: 'Endorse.blue' },
      { as: 'bob', pick: ['Education'] },
      changes({
        ann: {
          green: ['Jerusalem', 'Sailing', 'Clothing'],
          purple: ['Education'],
          yellow: ['Fermenting'],
          hand: [],
        },
        bob: { red: ['Katana'], green: ['Glassblowing'], yellow: [], purple: [] },
        junk: ['Archery'],
      }),
    ],
  },
  'the free action of an artifact carries out no echo of its color': {
    position: {
      expansions: ['base', 'echo', 'arti'],
      ann: { red: ['Plumbing'], blue: ['Tools'], artifact: ['Holmegaard Bows'] },
      decks: { base: { '2': ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: ['dogma'] },
      changes({ ann: { hand: ['Calendar'], museum: ['Museum 1', 'Holmegaard Bows'], artifact: [] } }),
    ],
  },
  'the icons of a promoted city do not act': {
    position: {
      expansions: ['base', 'echo', 'city'],
      turn: annsTurn,
      ann: { red: ['Oars'], hand: ['Archery'], forecast: ['Athens'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Archery' },
      changes({ ann: { red: ['Athens', 'Archery', 'Oars'], hand: [], forecast: [] } }),
    ],
  },
})
