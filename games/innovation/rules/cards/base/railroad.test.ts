import { changes, scenarios } from '../../testing/scenarios'

scenarios('Railroad', {
  'changes the hand for three 6s and splays up what is splayed right': {
    position: {
      ann: {
        purple: ['Railroad'],
        red: { cards: ['Archery', 'Oars'], splay: 'right' },
        blue: { cards: ['Tools', 'Pottery'], splay: 'right' },
        green: { cards: ['Sailing', 'Clothing'], splay: 'left' },
        yellow: ['Agriculture', 'Masonry'],
        hand: ['Paper', 'Compass'],
      },
      decks: { base: { 6: ['Canning', 'Democracy', 'Vaccination'] } },
      achievements: [],
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Railroad' },
      { as: 'ann', offers: ['red', 'blue'], title: '(optional) Choose a color to splay up', count: [0, 1] },
      { as: 'ann', pick: ['blue'] },
      changes({
        ann: {
          blue: { cards: ['Tools', 'Pottery'], splay: 'up' },
          hand: ['Canning', 'Democracy', 'Vaccination'],
        },
      }),
    ],
  },
  'draws with an empty hand, and asks nothing without a color splayed right': {
    position: {
      ann: { purple: ['Railroad'] },
      decks: { base: { 6: ['Canning', 'Democracy', 'Vaccination'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Railroad' },
      changes({ ann: { hand: ['Canning', 'Democracy', 'Vaccination'] } }),
      { turn: 'bob' },
    ],
  },
  'leaves the splay as it is when declined': {
    position: {
      ann: { purple: ['Railroad'], red: { cards: ['Archery', 'Oars'], splay: 'right' } },
      decks: { base: { 6: ['Canning', 'Democracy', 'Vaccination'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Railroad', []] },
      changes({ ann: { hand: ['Canning', 'Democracy', 'Vaccination'] } }),
    ],
  },
  'is shared with whoever has as many clocks': {
    position: {
      ann: { purple: ['Railroad'] },
      bob: { blue: ['Rocketry'], hand: ['Tools'] },
      decks: {
        base: {
          6: ['Canning', 'Democracy', 'Vaccination', 'Encyclopedia', 'Classification', 'Atomic Theory'],
          7: ['Bicycle'],
        },
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Railroad' },
      changes({
        ann: { hand: ['Encyclopedia', 'Classification', 'Atomic Theory', 'Bicycle'] },
        bob: { hand: ['Canning', 'Democracy', 'Vaccination'] },
      }),
    ],
  },
})
