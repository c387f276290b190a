import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('Cities', {
  'icons act on a Meld action, left top first': {
    position: {
      expansions: ['base', 'city'],
      ann: { red: ['Archery'], hand: ['Athens'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Athens' },
      changes({ ann: { red: ['Athens', 'Archery'], hand: ['Calendar'] } }),
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
      changes({ ann: { red: ['Thebes', 'Archery'], hand: ['Writing'] } }),
      { as: 'bob', sees: ['Writing'] },
    ],
  },
  'the first card of a color draws a city': {
    position: {
      expansions: ['base', 'city'],
      ann: { hand: ['Archery'] },
      decks: { city: { 1: ['Athens'] } },
    },
    steps: [{ as: 'ann', pick: 'Meld.Archery' }, changes({ ann: { red: ['Archery'], hand: ['Athens'] } })],
  },
  'endorsing pays a card and executes twice': {
    position: {
      expansions: ['base', 'city'],
      turn: annsTurn,
      ann: { red: ['Thebes'], yellow: ['Canal Building'], hand: ['Tools', 'Paper'] },
      decksExact: { base: { 3: ['Compass'] } },
    },
    steps: [
      { as: 'ann', offers: ['red', 'yellow'], in: 'Endorse' },
      { as: 'ann', picks: ['Endorse.yellow', 'Junk all cards in the 3 deck'] },
      { as: 'ann', pick: 'Exchange highest cards between hand and score pile' },
      changes({ ann: { score: ['Paper'], hand: [] }, junk: ['Tools', 'Compass'] }),
      { as: 'ann', offers: [], in: 'Endorse' },
    ],
  },
  'a flag counts while nobody shows more cards of its color, a fountain always': {
    position: {
      players: ['ann', 'bob', 'cat'],
      expansions: ['base', 'city'],
      ann: { red: ['Algiers'] },
      bob: { red: ['Kuala Lumpur', 'Oars'] },
    },
    steps: [changes({ ann: { totals: { achievements: 1 } }, bob: { totals: { achievements: 1 } } })],
  },
  'a flag does not count where another shows more cards of its color': {
    position: {
      expansions: ['base', 'city'],
      ann: { red: ['Algiers', 'Oars'] },
      bob: { red: { cards: ['Archery', 'Metalworking'], splay: 'left' } },
    },
    steps: [changes({ ann: { totals: { achievements: 0 } } })],
  },
  'who has a city in hand draws no other': {
    position: {
      expansions: ['base', 'city'],
      ann: { hand: ['Archery', 'Delhi'] },
      decks: { city: { 1: ['Athens'] } },
    },
    steps: [{ as: 'ann', pick: 'Meld.Archery' }, changes({ ann: { red: ['Archery'], hand: ['Delhi'] } })],
  },
  'a color whose splay changes draws a city': {
    position: {
      expansions: ['base', 'city'],
      turn: annsTurn,
      ann: { purple: ['Code of Laws'], red: ['Oars'], hand: ['Archery'] },
      decks: { city: { 1: ['Athens'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Code of Laws', 'Archery', 'red'] },
      changes({ ann: { red: { cards: ['Oars', 'Archery'], splay: 'left' }, hand: ['Athens'] } }),
    ],
  },
  'endorsing needs a city of at least the lowest value in hand': {
    position: {
      expansions: ['base', 'city'],
      turn: annsTurn,
      ann: { red: ['Thebes'], hand: ['Calendar', 'Paper'] },
    },
    steps: [{ as: 'ann', offers: [], in: 'Endorse' }],
  },
  'is endorsed once a turn': {
    position: {
      expansions: ['base', 'city'],
      turn: annsTurn,
      ann: { red: ['Thebes'], blue: ['Writing'], hand: ['Oars', 'Sailing'] },
    },
    steps: [
      { as: 'ann', offers: ['red', 'blue'], in: 'Endorse', pick: 'Endorse.blue' },
      { as: 'ann', offers: ['Oars', 'Sailing'], title: 'Junk a card to endorse', count: 1, pick: 'Oars' },
      { as: 'ann', offers: [], in: 'Endorse', title: 'Choose Second Action' },
    ],
  },
})
