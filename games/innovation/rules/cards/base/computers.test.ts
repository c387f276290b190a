import { changes, scenarios } from '../../testing/scenarios'

scenarios('Computers', {
  'self-executes what it melds; a card executed inside that earns the chain achievement': {
    position: {
      ann: { blue: ['Computers'] },
      achievements: [],
      decks: {
        base: { 10: ['Software', 'Databases', 'Robotics'], 9: ['Ecology', 'Fission'], 11: ['Fusion'] },
      },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Computers', 'Ecology'] },
      changes({
        ann: {
          blue: ['Software', 'Computers'],
          red: ['Fission'],
          hand: ['Robotics'],
          score: ['Databases'],
          achievements: ['Fusion'],
        },
      }),
    ],
  },
  'splays red or green up, and self-executes the 10': {
    position: {
      ann: { blue: ['Computers', 'Tools'], red: ['Archery', 'Oars'], green: ['Sailing', 'Clothing'] },
      bob: { hand: ['Paper'], score: ['Coal'], achievements: ['World', 'Calendar'] },
      decks: { base: { 10: ['Databases'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Computers' },
      { as: 'ann', offers: ['red', 'green'], title: '(optional) Choose a color to splay up', count: [0, 1] },
      { as: 'ann', pick: ['red'] },
      changes({
        ann: {
          red: { cards: ['Archery', 'Oars'], splay: 'up' },
          green: ['Databases', 'Sailing', 'Clothing'],
        },
      }),
      { turn: 'bob' },
    ],
  },
  'splays nothing when declined': {
    position: {
      ann: { blue: ['Computers'], green: ['Sailing', 'Clothing'] },
      decks: { base: { 10: ['Databases'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Computers', []] },
      changes({ ann: { green: ['Databases', 'Sailing', 'Clothing'] } }),
    ],
  },
  'is shared with whoever has as many clocks': {
    position: {
      ann: { blue: ['Computers'] },
      bob: { purple: ['Railroad'] },
      achievements: [],
      decks: {
        base: {
          9: ['Suburbia', 'Composites'],
          10: ['Software', 'Miniaturization', 'Databases', 'Robotics'],
          11: ['Fusion'],
        },
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Computers' },
      changes({
        ann: { green: ['Databases'], hand: ['Robotics'] },
        bob: {
          blue: ['Software'],
          yellow: ['Suburbia'],
          red: ['Composites'],
          score: ['Miniaturization'],
          achievements: ['Fusion'],
        },
      }),
    ],
  },
})
