import { scenarios } from '../../testing/scenarios'

scenarios('Road Building', {
  'melds two, gives the top red card away and melds the top green card of the receiver': {
    position: {
      ann: { red: ['Road Building'], hand: ['Archery', 'Tools', 'Sailing'] },
      bob: { red: ['Oars'], green: ['Clothing', 'Paper'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Road Building' },
      {
        as: 'ann',
        offers: ['Archery', 'Tools', 'Sailing'],
        title: 'Choose card(s) to meld',
        min: 1,
        max: 2,
      },
      { as: 'ann', pick: ['Archery', 'Tools'] },
      { as: 'ann', offers: ['bob'], title: '(optional) Choose Player', min: 0, max: 1 },
      { as: 'ann', pick: ['bob'] },
      {
        becomes: {
          ann: { red: ['Road Building'], blue: ['Tools'], green: ['Clothing'], hand: ['Sailing'] },
          bob: { red: ['Archery', 'Oars'], green: ['Paper'] },
        },
      },
    ],
  },
  'gives nothing when the player declines': {
    position: {
      ann: { red: ['Road Building'], hand: ['Tools', 'Sailing'] },
      bob: { green: ['Clothing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Road Building' },
      { as: 'ann', pick: ['Tools', 'Sailing'] },
      { as: 'ann', pick: [] },
      {
        becomes: {
          ann: { red: ['Road Building'], blue: ['Tools'], green: ['Sailing'] },
          bob: { green: ['Clothing'] },
        },
      },
    ],
  },
  'ends after a single meld': {
    position: { ann: { red: ['Road Building'], hand: ['Tools', 'Sailing'] }, bob: { green: ['Clothing'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Road Building' },
      { as: 'ann', pick: ['Sailing'] },
      {
        becomes: {
          ann: { red: ['Road Building'], green: ['Sailing'], hand: ['Tools'] },
          bob: { green: ['Clothing'] },
        },
      },
    ],
  },
  'melds two of one color in the chosen order; any other player may receive, even without a green card': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { red: ['Road Building'], hand: ['Archery', 'Oars'] },
      bob: { green: ['Clothing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Road Building' },
      { as: 'ann', pick: ['Archery', 'Oars'] },
      { as: 'ann', offers: ['Archery', 'Oars', 'auto'], title: 'Choose a card to meld next.' },
      { as: 'ann', pick: ['Oars'] },
      { as: 'ann', offers: ['bob', 'cat'], min: 0, max: 1 },
      { as: 'ann', pick: ['cat'] },
      {
        becomes: {
          ann: { red: ['Oars', 'Road Building'] },
          bob: { green: ['Clothing'] },
          cat: { red: ['Archery'] },
        },
      },
    ],
  },
  'is shared by a player without a red card, who can give nothing': {
    position: {
      ann: { red: ['Road Building'] },
      bob: { purple: ['Mysticism'], hand: ['Tools', 'Sailing'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Road Building' },
      { as: 'bob', pick: ['Tools', 'Sailing'] },
      {
        becomes: {
          ann: { red: ['Road Building'], hand: ['Calendar'] },
          bob: { purple: ['Mysticism'], blue: ['Tools'], green: ['Sailing'] },
        },
      },
    ],
  },
  'may give to a team-mate, too': {
    position: {
      players: ['ann', 'bob', 'cat', 'dan'],
      settings: { teams: true },
      ann: { red: ['Road Building'], hand: ['Tools', 'Masonry'] },
      cat: { green: ['Clothing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Road Building' },
      { as: 'ann', pick: ['Tools', 'Masonry'] },
      { as: 'ann', offers: ['bob', 'cat', 'dan'], min: 0, max: 1 },
      { as: 'ann', pick: ['cat'] },
      {
        becomes: {
          ann: { blue: ['Tools'], yellow: ['Masonry'], green: ['Clothing'] },
          cat: { red: ['Road Building'] },
        },
      },
    ],
  },
  'does nothing with an empty hand': {
    position: { ann: { red: ['Road Building', 'Archery'] }, bob: { green: ['Clothing'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Road Building' },
      { becomes: { ann: { red: ['Road Building', 'Archery'] }, bob: { green: ['Clothing'] } } },
      { turn: 'bob' },
    ],
  },
})
