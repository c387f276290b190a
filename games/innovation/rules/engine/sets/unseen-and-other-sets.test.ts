import { annsTurn, changes, scenarios } from '../../testing/scenarios'

scenarios('The Unseen and other sets', {
  'a compel of an artifact does nothing where it is super-executed as a secret': {
    position: {
      expansions: ['base', 'usee'],
      ann: { green: ['Area 51'], safe: ['Holmegaard Bows'] },
      bob: { hand: ['Tools'], green: ['The Wheel'] },
      decks: { usee: { 11: ['Metaverse'] }, base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Area 51', 'Draw a 11'] },
      changes({ ann: { hand: ['Metaverse', 'Calendar'] } }),
    ],
  },
  'an endorsed demand takes two secrets': {
    position: {
      expansions: ['base', 'city'],
      achievements: [],
      ann: { red: ['Padlock'], green: ['Memphis'], hand: ['Tools'] },
      bob: { safe: ['Oars', 'Calendar', 'Paper'] },
    },
    steps: [
      { as: 'ann', pick: 'Endorse.red' },
      { as: 'bob', picks: ['*base-2* (bob)', '*base-1* (bob)'] },
      changes({
        ann: { hand: [] },
        bob: { safe: ['Paper'] },
        standardAchievements: ['Calendar', 'Oars'],
        junk: ['Tools'],
      }),
      { as: 'ann', hidden: ['Calendar', 'Oars'] },
    ],
  },
  'a secret of value 11 leads beyond the highest value': {
    position: { ann: { blue: ['The Prophecies'], safe: ['Fusion', 'Tools'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.The Prophecies' },
      { as: 'ann', offers: ['2', '12'], in: 'Draw and reveal', pick: 'Draw and reveal.12' },
      { over: { winner: 'ann', reason: 'high draw - tie breaker (achievements)' } },
    ],
  },
  'with value 0 in play a value that is not there is 0': {
    position: { age0: true, ann: { yellow: ['Attic'] }, decks: { base: { 0: ['Knots'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Attic' }, changes({ ann: { score: ['Knots'] } })],
  },
  'and 0 can be chosen': {
    position: { age0: true, ann: { green: ['Handbag'], hand: ['Knots', 'Tools'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Handbag', 'Score cards of chosen value from hand'] },
      {
        as: 'ann',
        offers: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'],
        title: 'Choose Age',
      },
      { as: 'ann', pick: ['0'] },
      changes({ ann: { hand: ['Tools'], score: ['Knots'] } }),
    ],
  },
  'a card of value 0 counts for no achievement of its number of cards': {
    position: { age0: true, achievements: ['Knots'], ann: { purple: ['Masquerade'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Masquerade' }, changes({ ann: { safe: ['Knots'] } })],
  },
  'an execution within the execution of a claimed card earns a chain achievement': {
    position: {
      achievements: ['Legend'],
      ann: { green: ['Mystery Box'], blue: ['Writing'] },
      decks: { base: { 2: ['Calendar'] } },
      decksExact: { base: { 11: ['Fusion'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Mystery Box' },
      { as: 'ann', offers: ['green', 'blue'], title: 'Choose a color', pick: 'blue' },
      changes({
        ann: { hand: ['Calendar'], score: ['Writing'], achievements: ['Legend', 'Fusion'], blue: [] },
      }),
    ],
  },
  'whoever decides for another sees no secrets': {
    position: {
      achievements: [],
      ann: { green: ['Hitchhiking'], safe: ['Tools', 'Calendar'] },
      bob: { hand: ['Heirloom'] },
      decks: { base: { 2: ['Fermenting'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Hitchhiking' },
      { as: 'bob', offers: ['*base-1* (ann)', '*base-2* (ann)'], title: 'Choose card(s) to transfer' },
      { as: 'bob', hidden: ['Tools', 'Calendar'] },
      { as: 'bob', pick: ['*base-1* (ann)'] },
      changes({
        ann: { safe: ['Calendar'], yellow: ['Heirloom'], hand: ['Fermenting'] },
        standardAchievements: ['Tools'],
        bob: { hand: [] },
      }),
      { as: 'bob', hidden: ['Tools'] },
    ],
  },
  'a color that is splayed shows its echoes to the self-execution': {
    position: {
      ann: { purple: ['Pen Name'], blue: ['Writing', 'Ruler'] },
      decks: { base: { 2: ['Calendar', 'Fermenting'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Pen Name', 'Splay left and self-execute.blue'] },
      changes({
        ann: { blue: { cards: ['Writing', 'Ruler'], splay: 'left' }, hand: ['Calendar', 'Fermenting'] },
      }),
    ],
  },
  'a new splay draws a city, and an unsplayed color none': {
    position: {
      expansions: ['base', 'city'],
      ann: { blue: ['Blacklight'], green: ['Sailing', 'Paper'] },
      decks: { base: { 9: ['Genetics'] }, city: { 8: ['Hamburg'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Blacklight', 'Splay up and draw.green'] },
      changes({
        ann: { green: { cards: ['Sailing', 'Paper'], splay: 'up' }, hand: ['Hamburg', 'Genetics'] },
      }),
    ],
  },
  'a card for another player may be given within the team': {
    position: {
      settings: { teams: true },
      players: ['ann', 'bob', 'cat', 'dan'],
      ann: { green: ['Dance'], red: ['Archery'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Dance' },
      { as: 'ann', offers: ['bob', 'cat', 'dan'], title: 'Choose Player', pick: 'cat' },
      changes({ ann: { red: [] }, cat: { red: ['Archery'] } }),
    ],
  },
  'a card promoted from the forecast is carried out like any other': {
    position: {
      expansions: ['base', 'echo'],
      turn: annsTurn,
      ann: { hand: ['Calendar'], forecast: ['Woodworking'] },
      decks: { base: { 2: ['Mapmaking'] } },
      decksExact: { echo: { 2: [] } },
    },
    steps: [
      { as: 'ann', pick: 'Meld.Calendar' },
      changes({
        ann: { blue: ['Calendar'], yellow: ['Woodworking'], score: ['Mapmaking'], hand: [], forecast: [] },
      }),
    ],
  },
  'the first draw of a turn is unseen, the next from Echoes where that set would come first': {
    position: {
      expansions: ['base', 'echo', 'usee'],
      turn: annsTurn,
      ann: { blue: ['Calendar'] },
      decks: { usee: { 2: ['Cipher'] }, echo: { 2: ['Lever'] } },
    },
    steps: [
      { as: 'ann', picks: ['Draw.draw a card', 'Draw.draw a card'] },
      changes({ ann: { hand: ['Cipher', 'Lever'] } }),
    ],
  },
  'a forecast does not fill the safe': {
    position: {
      expansions: ['base', 'echo'],
      ann: {
        red: ['Concealment'],
        purple: { cards: ['Mysticism', 'Monotheism'], splay: 'up' },
        forecast: ['Tools', 'Oars'],
        safe: ['Sailing'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Concealment' },
      changes({ ann: { purple: ['Mysticism'], safe: ['Sailing', 'Monotheism'] } }),
    ],
  },
  'a city is a card of another set, and self-executing it does nothing': {
    position: {
      expansions: ['base', 'city'],
      achievements: ['Tools'],
      ann: { green: ['Area 51'], safe: ['Memphis'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Area 51', 'Safeguard a standard achievement', '*city-1* (ann)'] },
      changes({ ann: { safe: ['Memphis', 'Tools'] } }),
    ],
  },
})
