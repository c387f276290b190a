import { changes, scenarios } from '../../testing/scenarios'

scenarios('McCarthyism', {
  'has an 8 melded, scores the purple card and may splay red or blue up': {
    position: {
      ann: { red: ['McCarthyism', 'Archery'], blue: ['Tools', 'Pottery'], purple: ['Mysticism'] },
      decks: { base: { 8: ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.McCarthyism' },
      { as: 'ann', offers: ['red', 'blue'], title: '(optional) Choose a color to splay up', count: [0, 1] },
      { as: 'ann', pick: ['red'] },
      changes({
        ann: { red: { cards: ['McCarthyism', 'Archery'], splay: 'up' }, score: ['Mysticism'], purple: [] },
        bob: { red: ['Flight'] },
      }),
    ],
  },
  'whoever has Socialism on top loses': {
    position: { ann: { red: ['McCarthyism'] }, decks: { base: { 8: ['Socialism'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.McCarthyism' }, { over: { winner: 'ann', reason: 'McCarthyism' } }],
  },
  'a covered Socialism does not matter': {
    position: {
      ann: { red: ['McCarthyism'] },
      bob: { purple: ['Socialism'] },
      decks: { base: { 8: ['Empiricism'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.McCarthyism' },
      changes({ bob: { purple: ['Empiricism', 'Socialism'] } }),
    ],
  },
})
