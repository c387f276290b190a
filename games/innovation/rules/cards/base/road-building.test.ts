import { changes, scenarios } from '../../testing/scenarios'

scenarios('Road Building', {
  'melds two, gives the top red card away and melds the top green card of the receiver': {
    position: {
      ann: { red: ['Road Building'], hand: ['Archery', 'Tools', 'Sailing'] },
      bob: { red: ['Oars'], green: ['Clothing', 'Paper'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Road Building' },
      { as: 'ann', offers: ['Archery', 'Tools', 'Sailing'], title: 'Choose card(s) to meld', count: [1, 2] },
      { as: 'ann', pick: ['Archery', 'Tools'] },
      { as: 'ann', offers: ['bob'], title: '(optional) Choose Player', count: [0, 1], pick: 'bob' },
      changes({
        ann: { blue: ['Tools'], green: ['Clothing'], hand: ['Sailing'] },
        bob: { red: ['Archery', 'Oars'], green: ['Paper'] },
      }),
    ],
  },
  'gives nothing when the player declines': {
    position: { ann: { red: ['Road Building'], hand: ['Tools', 'Sailing'] }, bob: { green: ['Clothing'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Road Building', ['Tools', 'Sailing'], []] },
      changes({ ann: { blue: ['Tools'], green: ['Sailing'], hand: [] } }),
    ],
  },
  'ends after a single meld': {
    position: { ann: { red: ['Road Building'], hand: ['Tools', 'Sailing'] }, bob: { green: ['Clothing'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Road Building', 'Sailing'] },
      changes({ ann: { green: ['Sailing'], hand: ['Tools'] } }),
    ],
  },
  'melds two of one color in the chosen order; any other player may receive, even without a green card': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { red: ['Road Building'], hand: ['Archery', 'Oars'] },
      bob: { green: ['Clothing'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Road Building', ['Archery', 'Oars']] },
      { as: 'ann', offers: ['Archery', 'Oars', 'auto'], title: 'Choose a card to meld next.', pick: 'Oars' },
      { as: 'ann', offers: ['bob', 'cat'], count: [0, 1], pick: 'cat' },
      changes({ ann: { red: ['Oars', 'Road Building'], hand: [] }, cat: { red: ['Archery'] } }),
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
      changes({ ann: { hand: ['Calendar'] }, bob: { blue: ['Tools'], green: ['Sailing'], hand: [] } }),
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
      { as: 'ann', picks: ['Dogma.Road Building', ['Tools', 'Masonry']] },
      { as: 'ann', offers: ['bob', 'cat', 'dan'], count: [0, 1], pick: 'cat' },
      changes({
        ann: { blue: ['Tools'], yellow: ['Masonry'], green: ['Clothing'], red: [], hand: [] },
        cat: { red: ['Road Building'], green: [] },
      }),
    ],
  },
  'does nothing with an empty hand': {
    position: { ann: { red: ['Road Building', 'Archery'] }, bob: { green: ['Clothing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Road Building' }, changes(), { turn: 'bob' }],
  },
})
