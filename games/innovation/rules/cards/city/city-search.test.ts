import { annsTurn, changes, scenarios } from '../../testing/scenarios'

const expansions = ['base', 'city']

scenarios('The search icon of a city', {
  'draws one by one as often as the value says, and each card without the icon goes under the deck': {
    position: {
      expansions,
      ann: { yellow: ['Fermenting'], hand: ['Nineveh'] },
      decksExact: { base: { 2: ['Mathematics', 'Calendar', 'Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Nineveh' },
      changes({
        ann: { yellow: ['Nineveh', 'Fermenting'], hand: ['Calendar'] },
        decksExact: { base: { 2: ['Currency', 'Mathematics'] } },
      }),
      { as: 'bob', sees: ['Calendar', 'Mathematics'] },
    ],
  },
  'draws no more cards than the deck holds at first': {
    position: {
      expansions,
      ann: { green: ['Sailing'], hand: ['Calicut'] },
      decksExact: { base: { 4: ['Gunpowder', 'Reformation'], 5: ['Coal'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Calicut' },
      changes({
        ann: { green: ['Calicut', 'Sailing'], hand: ['Reformation'] },
        decksExact: { base: { 4: ['Gunpowder'], 5: ['Coal'] } },
      }),
    ],
  },
  'finds nothing in an empty deck, and goes to no other': {
    position: {
      expansions,
      ann: { yellow: ['Masonry'], hand: ['Hoi An'] },
      decksExact: { base: { 5: [], 6: ['Encyclopedia'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Hoi An' },
      changes({
        ann: { yellow: ['Hoi An', 'Masonry'], hand: [] },
        decksExact: { base: { 5: [], 6: ['Encyclopedia'] } },
      }),
    ],
  },
  'draws base cards whatever set another draw would use': {
    position: {
      expansions: ['base', 'city', 'usee', 'echo'],
      turn: annsTurn,
      ann: { red: ['Archery'], hand: ['Thebes'] },
      decks: { base: { 1: ['Writing', 'Oars'] }, usee: { 1: ['Woodworking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Thebes' },
      changes({ ann: { red: ['Thebes', 'Archery'], hand: ['Writing'] } }),
      // The first draw of the turn is still to come.
      { as: 'ann', pick: 'Draw.draw a card' },
      changes({ ann: { hand: ['Writing', 'Woodworking'] } }),
    ],
  },
})

scenarios('Icons of a city', {
  'do nothing where an effect melds it, which draws no city either': {
    position: {
      expansions,
      ann: { yellow: ['Domestication'], hand: ['Athens'] },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Domestication' },
      changes({ ann: { red: ['Athens'], hand: ['Oars'] } }),
    ],
  },
  'act before a city is drawn for the first card of the color': {
    position: {
      expansions,
      ann: { hand: ['Thebes'] },
      decks: { base: { 1: ['Writing'] }, city: { 1: ['Athens'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Thebes' },
      changes({ ann: { red: ['Thebes'], hand: ['Writing', 'Athens'] } }),
    ],
  },
  'act before a card of the forecast is promoted': {
    position: {
      expansions: ['base', 'echo', 'city'],
      ann: { red: ['Archery'], hand: ['Athens', 'Troy'], forecast: ['Writing'] },
      decksExact: { echo: { 2: [] } },
      decks: { base: { 2: ['Calendar', 'Currency'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Athens' },
      changes({
        ann: {
          red: ['Athens', 'Archery'],
          blue: ['Writing'],
          hand: ['Troy', 'Calendar', 'Currency'],
          forecast: [],
        },
      }),
    ],
  },
  'show under a splay where they stand, flags and fountains too': {
    position: {
      expansions,
      ann: { red: { cards: ['Archery', 'Guangzhou', 'Kuala Lumpur', 'Algiers'], splay: 'up' } },
      bob: { red: ['Oars'] },
    },
    steps: [
      changes({ ann: { totals: { achievements: 1, bonuses: [5], icons: { k: 2, s: 3, f: 4, i: 1 } } } }),
    ],
  },
})

scenarios('A city is drawn', {
  'for a color that another player splays, by its owner': {
    position: {
      expansions: ['base', 'city', 'arti'],
      ann: { purple: ['Philosophy'], red: ['Oars', 'Archery'] },
      decks: { city: { 2: ['Sparta'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Philosophy', 'red', []] },
      changes({ ann: { red: { cards: ['Oars', 'Archery'], splay: 'left' }, hand: ['Sparta'] } }),
    ],
  },
  'as a base card where the cities of the value are used up': {
    position: {
      expansions,
      ann: { hand: ['Archery'] },
      decksExact: { city: { 1: [] } },
      decks: { base: { 1: ['Oars'] } },
    },
    steps: [{ as: 'ann', pick: 'Meld.Archery' }, changes({ ann: { red: ['Archery'], hand: ['Oars'] } })],
  },
  'not for a card that covers another': {
    position: { expansions, ann: { red: ['Oars'], hand: ['Archery'] } },
    steps: [{ as: 'ann', pick: 'Meld.Archery' }, changes({ ann: { red: ['Archery', 'Oars'], hand: [] } })],
  },
})
