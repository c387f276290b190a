import { annsTurn, changes, scenarios } from '../../testing/scenarios'

const expansions = ['base', 'city']

scenarios('Endorsing', {
  'makes demands twice in a row of each player, and the leader executes twice': {
    position: {
      expansions,
      turn: annsTurn,
      ann: { red: ['Archery'], yellow: ['Uruk'], hand: ['Oars', 'Calendar'] },
      bob: { hand: ['Tools'] },
      achievements: ['Writing', 'Sailing'],
      decks: { base: { 1: ['Clothing', 'Pottery'] } },
    },
    steps: [
      { as: 'ann', offers: ['red', 'yellow'], in: 'Endorse', pick: 'Endorse.red' },
      // Only Oars may pay. Bob draws and hands over the highest card twice.
      { as: 'bob', offers: ['Tools', 'Clothing'] },
      { as: 'bob', picks: ['Tools', 'Pottery'] },
      { as: 'ann', offers: ['*base-1*', '*base-1*'], title: 'Choose an achievement to junk' },
      { as: 'ann', pick: ['*base-1*'] },
      changes({
        ann: { hand: ['Calendar', 'Tools', 'Pottery'] },
        bob: { hand: ['Clothing'] },
        junk: ['Oars', 'Writing', 'Sailing'],
        standardAchievements: [],
      }),
    ],
  },
  'lets a sharer execute once': {
    position: {
      expansions,
      turn: annsTurn,
      ann: { blue: ['Writing'], red: ['Thebes'], hand: ['Oars'] },
      bob: { red: ['Athens'], blue: ['Alchemy'], purple: ['Philosophy'], yellow: ['Perspective'] },
      decks: { base: { 1: ['Tools'], 2: ['Calendar', 'Currency', 'Fermenting'] } },
    },
    steps: [
      { as: 'ann', pick: 'Endorse.blue' },
      changes({
        ann: { hand: ['Currency', 'Fermenting', 'Tools'] },
        bob: { hand: ['Calendar'] },
        junk: ['Oars'],
      }),
    ],
  },
  'is not offered for a featured icon that no top city shows': {
    position: {
      expansions,
      turn: annsTurn,
      ann: { blue: ['Pottery'], red: ['Thebes'], yellow: ['Anatomy', 'Uruk'], hand: ['Oars'] },
    },
    // Leaves show on no top city; the coins of Thebes are featured by itself.
    steps: [{ as: 'ann', offers: ['red'], in: 'Endorse' }],
  },
  'is not offered with an empty hand': {
    position: { expansions, turn: annsTurn, ann: { red: ['Thebes'] } },
    steps: [{ as: 'ann', offers: [], in: 'Endorse' }],
  },
  'of a color with a city on top is for the echoes that show under it, for it has no effects itself': {
    position: {
      expansions: ['base', 'city', 'echo'],
      turn: annsTurn,
      ann: { blue: { cards: ['Troy', 'Ruler'], splay: 'left' }, red: ['Thebes'], hand: ['Oars'] },
      decks: { base: { 2: ['Calendar', 'Currency'] } },
      decksExact: { echo: { 2: [] } },
    },
    steps: [
      { as: 'ann', offers: ['red', 'blue'], in: 'Endorse' },
      { as: 'ann', offers: [], in: 'Dogma', pick: 'Endorse.blue' },
      changes({ ann: { hand: ['Calendar', 'Currency'] }, junk: ['Oars'] }),
    ],
  },
  'is not offered for Seoul beside no other city, for it features a leaf and shows none': {
    position: { expansions, turn: annsTurn, ann: { red: ['Seoul'], hand: ['Oars'] } },
    steps: [{ as: 'ann', offers: [], in: 'Endorse' }],
  },
  'is offered for Seoul beside a city with a leaf': {
    position: { expansions, turn: annsTurn, ann: { red: ['Seoul'], yellow: ['Nineveh'], hand: ['Oars'] } },
    steps: [{ as: 'ann', offers: ['red', 'yellow'], in: 'Endorse' }],
  },
  'is paid with a card of no higher value than a city that shows the icon': {
    position: {
      expansions,
      turn: annsTurn,
      ann: {
        red: ['Archery'],
        yellow: ['Uruk'],
        green: ['Amsterdam'],
        hand: ['Calendar', 'Coal', 'Canning'],
      },
      achievements: [],
      decks: { base: { 1: ['Tools', 'Writing'] } },
    },
    steps: [
      { as: 'ann', pick: 'Endorse.red' },
      { as: 'ann', offers: ['Calendar', 'Coal'], title: 'Junk a card to endorse', count: 1, pick: 'Coal' },
      changes({ ann: { hand: ['Calendar', 'Canning', 'Tools', 'Writing'] }, junk: ['Coal'] }),
    ],
  },
})
