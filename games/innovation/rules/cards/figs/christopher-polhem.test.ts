import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Christopher Polhem', {
  'each factory is worth a point for each achievement': {
    position: {
      ann: {
        yellow: ['Christopher Polhem'],
        red: ['Coal'],
        score: ['Tools'],
        achievements: ['World', 'Calendar'],
      },
    },
    steps: [changes({ ann: { totals: { score: 11 } } })],
  },
  'without achievements they are worth nothing': {
    position: { ann: { yellow: ['Christopher Polhem'], red: ['Coal'] } },
    steps: [changes({ ann: { totals: { score: 0 } } })],
  },
  'under another card, too': {
    position: { ann: { yellow: ['Masonry', 'Christopher Polhem'], red: ['Coal'], achievements: ['World'] } },
    steps: [changes({ ann: { totals: { score: 0 } } })],
  },
  'factories that another figure gives count, achievements that it gives do not': {
    position: {
      ann: {
        yellow: ['Christopher Polhem'],
        red: ['Gilgamesh'],
        purple: ['Niccolo Machiavelli'],
        green: { cards: ['The Wheel', 'Sailing'], splay: 'right' },
        achievements: ['World'],
      },
    },
    steps: [changes({ ann: { totals: { score: 7, achievements: 2 } } })],
  },
})
