import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Sinuhe', {
  'each castle is worth a point': {
    position: { ann: { purple: ['Sinuhe'], red: ['Archery'], score: ['Paper'] } },
    steps: [changes({ ann: { totals: { score: 5 } } })],
  },
  "no castle, no point; another's castles do not count": {
    position: { ann: { purple: ['Sinuhe'] }, bob: { red: ['Archery'] } },
    steps: [changes({ ann: { totals: { score: 0 } }, bob: { totals: { score: 0 } } })],
  },
  'under another card it gives nothing': {
    position: { ann: { purple: ['Mysticism', 'Sinuhe'] } },
    steps: [changes({ ann: { totals: { score: 0 } } })],
  },
  'castles that another figure adds count, too': {
    position: { ann: { purple: ['Sinuhe'], red: ['Gilgamesh'], yellow: ['Masonry'] } },
    steps: [changes({ ann: { totals: { score: 9, icons: { k: 8, f: 4 } } } })],
  },
})
