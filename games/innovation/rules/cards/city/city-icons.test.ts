import { annsTurn, changes, scenarios } from '../../testing/scenarios'

const expansions = ['base', 'city']
const teams = { players: ['ann', 'bob', 'cat', 'dan'], settings: { teams: true } }

scenarios('The plus of a city', {
  'passes over an empty deck': {
    position: {
      expansions,
      ann: { red: ['Archery'], hand: ['Athens'] },
      decksExact: { base: { 2: [], 3: ['Compass', 'Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Athens' },
      changes({ ann: { red: ['Athens', 'Archery'], hand: ['Compass'] } }),
    ],
  },
  'ends the game where no such card is left': {
    position: {
      expansions,
      ann: { red: ['Archery'], hand: ['Singapore'] },
      bob: { score: ['Tools'] },
      decksExact: { base: { 11: [] } },
    },
    steps: [{ as: 'ann', pick: 'Meld.Singapore' }, { over: { winner: 'ann', reason: 'high draw' } }],
  },
  'draws from the set that any draw without a set would use': {
    position: {
      expansions: ['base', 'city', 'usee'],
      turn: annsTurn,
      ann: { red: ['Archery'], hand: ['Athens'] },
      decks: { usee: { 2: ['Fingerprints'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Athens' },
      changes({ ann: { red: ['Athens', 'Archery'], hand: ['Fingerprints'] } }),
    ],
  },
})

scenarios('An arrow of a city', {
  'splays nothing where the city is the first card of its color, which draws a city': {
    position: { expansions, ann: { hand: ['Delhi'] }, decks: { city: { 3: ['Venice'] } } },
    steps: [{ as: 'ann', pick: 'Meld.Delhi' }, changes({ ann: { red: ['Delhi'], hand: ['Venice'] } })],
  },
  'draws a city for the new splay': {
    position: { expansions, ann: { red: ['Archery'], hand: ['Delhi'] }, decks: { city: { 3: ['Venice'] } } },
    steps: [
      { as: 'ann', pick: 'Meld.Delhi' },
      changes({ ann: { red: { cards: ['Delhi', 'Archery'], splay: 'left' }, hand: ['Venice'] } }),
    ],
  },
  'draws no city where the color was splayed that way already': {
    position: {
      expansions,
      ann: { red: { cards: ['Archery', 'Oars'], splay: 'left' }, hand: ['Delhi'] },
      bob: { achievements: ['Tradition'] },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Delhi' },
      changes({ ann: { red: { cards: ['Delhi', 'Archery', 'Oars'], splay: 'left' }, hand: [] } }),
    ],
  },
  'turns a splay of another direction': {
    position: {
      expansions,
      ann: { red: { cards: ['Archery', 'Oars'], splay: 'aslant' }, hand: ['Dallas', 'Athens'] },
      decks: { base: { 10: ['Robotics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Dallas' },
      changes({
        ann: { red: { cards: ['Dallas', 'Archery', 'Oars'], splay: 'up' }, hand: ['Athens', 'Robotics'] },
      }),
    ],
  },
  'lets a covered fountain count, and a win comes at once': {
    position: {
      expansions,
      ann: {
        red: ['Guangzhou'],
        hand: ['Seoul', 'Athens'],
        achievements: ['Tools', 'Writing', 'Calendar', 'Empire', 'Monument', 'World'],
      },
    },
    steps: [{ as: 'ann', pick: 'Meld.Seoul' }, { over: { winner: 'ann', reason: 'achievements' } }],
  },
})

scenarios('The unsplay of a city', {
  'works on the boards of opponents, in its own color alone': {
    position: {
      ...teams,
      expansions,
      ann: { red: { cards: ['Archery', 'Oars'], splay: 'right' }, hand: ['Warsaw'] },
      bob: {
        red: { cards: ['Coal', 'Optics'], splay: 'up' },
        blue: { cards: ['Tools', 'Writing'], splay: 'up' },
      },
      cat: { red: { cards: ['Engineering', 'Flight'], splay: 'left' } },
      dan: { red: { cards: ['Fusion', 'Fission'], splay: 'aslant' } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Warsaw' },
      changes({
        ann: { red: { cards: ['Warsaw', 'Archery', 'Oars'], splay: 'right' }, hand: [] },
        bob: { red: ['Coal', 'Optics'] },
        dan: { red: ['Fusion', 'Fission'] },
      }),
    ],
  },
  'does nothing where nobody has that color splayed': {
    position: { expansions, ann: { red: ['Archery'], hand: ['Warsaw'] }, bob: { red: ['Coal', 'Optics'] } },
    steps: [{ as: 'ann', pick: 'Meld.Warsaw' }, changes({ ann: { red: ['Warsaw', 'Archery'], hand: [] } })],
  },
})

scenarios('The uplift of a city', {
  'still draws where there is no deck to junk': {
    position: {
      expansions,
      ann: { green: ['Sailing'], hand: ['Babylon'] },
      decksExact: { base: { 2: [], 3: ['Compass', 'Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Babylon' },
      changes({ ann: { green: ['Babylon', 'Sailing'], hand: ['Compass'] } }),
    ],
  },
  'junks the base deck alone': {
    position: {
      expansions: ['base', 'city'],
      ann: { green: ['Sailing'], hand: ['Babylon'] },
      decksExact: { base: { 2: ['Calendar'], 3: ['Compass', 'Paper'] }, city: { 2: ['Sparta'] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Babylon' },
      changes({
        ann: { green: ['Babylon', 'Sailing'], hand: ['Compass'] },
        junk: ['Calendar'],
        decksExact: { base: { 2: [], 3: ['Paper'] }, city: { 2: ['Sparta'] } },
      }),
    ],
  },
  'ends the game where nothing is left above': {
    position: {
      expansions,
      ann: { purple: ['Mysticism'], hand: ['Hong Kong', 'Athens'] },
      bob: { score: ['Tools'] },
      decksExact: { base: { 11: [] } },
    },
    steps: [{ as: 'ann', pick: 'Meld.Hong Kong' }, { over: { winner: 'bob', reason: 'high draw' } }],
  },
})

scenarios('The cross of a city', {
  'lets the player pick among closed achievements of the value': {
    position: {
      expansions,
      ann: { red: ['Archery'], hand: ['Sparta'] },
      achievements: ['Calendar', 'Fermenting', 'Tools', 'Alexandria'],
    },
    steps: [
      { as: 'ann', pick: 'Meld.Sparta' },
      {
        as: 'ann',
        offers: ['*base-2*', '*base-2*', '*city-2*'],
        title: 'Choose an achievement to junk',
        count: 1,
      },
      { as: 'ann', hidden: ['Calendar', 'Alexandria'] },
      { as: 'ann', pick: ['*city-2*'] },
      changes({
        ann: { red: ['Sparta', 'Archery'], hand: [] },
        junk: ['Alexandria'],
        standardAchievements: ['Calendar', 'Fermenting', 'Tools'],
      }),
    ],
  },
  'junks nothing without one of that value': {
    position: { expansions, ann: { red: ['Archery'], hand: ['Sparta'] }, achievements: ['Tools', 'Compass'] },
    steps: [
      { as: 'ann', pick: 'Meld.Sparta' },
      changes({ ann: { red: ['Sparta', 'Archery'], hand: [] }, standardAchievements: ['Tools', 'Compass'] }),
    ],
  },
})
