import { changes, scenarios } from '../../testing/scenarios'

scenarios('Bangle', {
  'tucks a 1, then draws and foreshadows a 2; the forecast has a card then': {
    position: {
      ann: { red: ['Bangle'], hand: ['Pottery', 'Mathematics'] },
      decks: { base: { '2': ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Bangle' },
      changes({ ann: { blue: ['Pottery'], hand: ['Mathematics'], forecast: ['Calendar'] } }),
      { turn: 'bob' },
    ],
  },
  'may tuck a 2 from the forecast instead, and foreshadows a 3 when it is empty': {
    position: { ann: { red: ['Bangle'], forecast: ['Mapmaking'] }, decks: { base: { '3': ['Paper'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Bangle' },
      { as: 'ann', offers: ['Draw and foreshadow', 'Tuck from forecast'], count: 1 },
      { as: 'ann', pick: ['Tuck from forecast'] },
      changes({ ann: { green: ['Mapmaking'], forecast: ['Paper'] } }),
    ],
  },
  'may draw with a 2 in the forecast, too': {
    position: { ann: { red: ['Bangle'], forecast: ['Mapmaking'] }, decks: { base: { '2': ['Calendar'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Bangle', 'Draw and foreshadow'] },
      changes({ ann: { forecast: ['Mapmaking', 'Calendar'] } }),
    ],
  },
  'has no choice without a 2 in the forecast': {
    position: { ann: { red: ['Bangle'], forecast: ['Paper'] }, decks: { base: { '2': ['Calendar'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Bangle' },
      changes({ ann: { forecast: ['Paper', 'Calendar'] } }),
      { turn: 'bob' },
    ],
  },
  'leaves the drawn card in hand where the forecast is full': {
    position: {
      ann: {
        red: ['Bangle'],
        yellow: { cards: ['Masonry', 'Agriculture'], splay: 'aslant' },
        forecast: ['Paper'],
      },
      decks: { base: { '2': ['Calendar'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Bangle' }, changes({ ann: { hand: ['Calendar'] } })],
  },
})
