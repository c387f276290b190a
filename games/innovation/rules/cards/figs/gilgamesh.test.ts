import { scenarios } from '../../testing/scenarios'

const expansions = ['base', 'figs']
const turn = { player: 'ann', action: 1, round: 2 }

scenarios('Gilgamesh', {
  'each castle gives another castle and a factory': {
    position: { expansions, turn, ann: { red: ['Gilgamesh'], yellow: ['Masonry'] } },
    steps: [
      {
        becomes: {
          ann: {
            red: ['Gilgamesh'],
            yellow: ['Masonry'],
            totals: { score: 1, icons: { k: 8, f: 4, p: 1, c: 0 } },
          },
        },
      },
    ],
  },
  'under another card it gives and takes nothing': {
    position: {
      expansions,
      turn,
      ann: { red: ['Oars', 'Gilgamesh'] },
      bob: { yellow: ['Masonry'], score: ['Coal'] },
    },
    steps: [
      {
        becomes: {
          ann: { red: ['Oars', 'Gilgamesh'], totals: { icons: { k: 2, f: 0 } } },
          bob: { yellow: ['Masonry'], score: ['Coal'], totals: { score: 5 } },
        },
      },
    ],
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
        becomes: {
          ann: { red: ['Gilgamesh'], score: ['Coal'], totals: { score: 6 } },
          bob: { yellow: ['Masonry'], score: ['Paper', 'Calendar'], totals: { score: 2 } },
          cat: { score: ['Oars'], totals: { score: 1 } },
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
    steps: [
      {
        becomes: {
          ann: { red: ['Gilgamesh'] },
          bob: { purple: ['Sinuhe'], yellow: ['Masonry'], totals: { score: 0 } },
        },
      },
    ],
  },
})
