import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Gilgamesh', {
  'each castle gives another castle and a factory': {
    position: { ann: { red: ['Gilgamesh'], yellow: ['Masonry'] } },
    steps: [changes({ ann: { totals: { score: 1, icons: { k: 8, f: 4, p: 1, c: 0 } } } })],
  },
  'under another card it gives and takes nothing': {
    position: { ann: { red: ['Oars', 'Gilgamesh'] }, bob: { yellow: ['Masonry'], score: ['Coal'] } },
    steps: [changes({ ann: { totals: { icons: { k: 2, f: 0 } } }, bob: { totals: { score: 5 } } })],
  },
  "castles of opponents take their points, one's own do not": {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { red: ['Gilgamesh'], score: ['Coal'] },
      bob: { yellow: ['Masonry'], score: ['Paper', 'Calendar'] },
      cat: { score: ['Oars'] },
    },
    steps: [
      changes({
        ann: { totals: { score: 6 } },
        bob: { totals: { score: 2 } },
        cat: { totals: { score: 1 } },
      }),
    ],
  },
  'what one figure gives for castles another takes': {
    position: { ann: { red: ['Gilgamesh'] }, bob: { purple: ['Sinuhe'], yellow: ['Masonry'] } },
    steps: [changes({ bob: { totals: { score: 0 } } })],
  },
})
