import { scenarios } from '../../testing/scenarios'

const expansions = ['base', 'figs']
const turn = { player: 'ann', action: 1, round: 2 }

scenarios('Gilgamesh', {
  'each castle gives another castle and a factory': {
    position: { expansions, turn, ann: { red: ['Gilgamesh'], yellow: ['Masonry'] } },
    steps: [{ changes: { ann: { totals: { score: 1, icons: { k: 8, f: 4, p: 1, c: 0 } } } } }],
  },
  'under another card it gives and takes nothing': {
    position: {
      expansions,
      turn,
      ann: { red: ['Oars', 'Gilgamesh'] },
      bob: { yellow: ['Masonry'], score: ['Coal'] },
    },
    steps: [{ changes: { ann: { totals: { icons: { k: 2, f: 0 } } }, bob: { totals: { score: 5 } } } }],
  },
  "castles of opponents take their points, one's own do not": {
    position: {
      expansions,
      turn,
      players: ['ann', 'bob', 'cat'],
      ann: { red: ['Gilgamesh'], score: ['Coal'] },
      bob: { yellow: ['Masonry'], score: ['Paper', 'Calendar'] },
      cat: { score: ['Oars'] },
    },
    steps: [
      {
        changes: {
          ann: { totals: { score: 6 } },
          bob: { totals: { score: 2 } },
          cat: { totals: { score: 1 } },
        },
      },
    ],
  },
  'what one figure gives for castles another takes': {
    position: {
      expansions,
      turn,
      ann: { red: ['Gilgamesh'] },
      bob: { purple: ['Sinuhe'], yellow: ['Masonry'] },
    },
    steps: [{ changes: { bob: { totals: { score: 0 } } } }],
  },
})
