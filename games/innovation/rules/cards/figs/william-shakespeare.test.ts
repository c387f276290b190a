import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('William Shakespeare', {
  'any decree is allowed by three figures': {
    position: { ann: { purple: ['William Shakespeare'], hand: ['Homer', 'Hammurabi', 'Sinuhe'] } },
    steps: [{ as: 'ann', in: 'Decree', offers: ['Advancement', 'Expansion', 'Rivalry', 'Trade', 'War'] }],
  },
  'not by two figures and another card': {
    position: { ann: { purple: ['William Shakespeare'], hand: ['Homer', 'Hammurabi', 'Oars'] } },
    steps: [{ as: 'ann', in: 'Decree', offers: ['Rivalry'] }],
  },
  'nor under another card': {
    position: {
      ann: { purple: ['Mysticism', 'William Shakespeare'], hand: ['Homer', 'Hammurabi', 'Sinuhe'] },
    },
    steps: [{ as: 'ann', in: 'Decree', offers: [] }],
  },
  'a decree that only the figure allows triggers another karma': {
    position: {
      ann: {
        purple: ['William Shakespeare'],
        yellow: ['Ximen Bao'],
        red: ['Archery', 'Oars'],
        hand: ['Homer', 'Hammurabi', 'Sinuhe'],
      },
      bob: { hand: ['Tools'] },
    },
    steps: [
      { as: 'ann', pick: 'Decree.Expansion' },
      { as: 'ann', ifAsked: true, pick: ['William Shakespeare'] },
      changes({
        ann: {
          red: { cards: ['Archery', 'Oars'], splay: 'up' },
          achievements: ['Expansion'],
          score: ['William Shakespeare'],
          purple: [],
          hand: [],
        },
        bob: { hand: [] },
        junk: ['Tools', 'Homer', 'Hammurabi', 'Sinuhe'],
      }),
    ],
  },
})
