import { scenarios } from '../../testing/scenarios'

const expansions = ['base', 'figs']
const turn = { player: 'ann', action: 1, round: 2 }

scenarios('Christopher Polhem', {
  'each factory is worth a point for each achievement': {
    position: {
      expansions,
      turn,
      ann: {
        yellow: ['Christopher Polhem'],
        red: ['Coal'],
        score: ['Tools'],
        achievements: ['World', 'Calendar'],
      },
    },
    steps: [{ changes: { ann: { totals: { score: 11 } } } }],
  },
  'without achievements they are worth nothing': {
    position: { expansions, turn, ann: { yellow: ['Christopher Polhem'], red: ['Coal'] } },
    steps: [{ changes: { ann: { totals: { score: 0 } } } }],
  },
  'under another card, too': {
    position: {
      expansions,
      turn,
      ann: { yellow: ['Masonry', 'Christopher Polhem'], red: ['Coal'], achievements: ['World'] },
    },
    steps: [{ changes: { ann: { totals: { score: 0 } } } }],
  },
  'factories that another figure gives count, achievements that it gives do not': {
    position: {
      expansions,
      turn,
      ann: {
        yellow: ['Christopher Polhem'],
        red: ['Gilgamesh'],
        purple: ['Niccolo Machiavelli'],
        green: { cards: ['The Wheel', 'Sailing'], splay: 'right' },
        achievements: ['World'],
      },
    },
    steps: [{ changes: { ann: { totals: { score: 7, achievements: 2 } } } }],
  },
})
