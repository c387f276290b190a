import { scenarios } from '../../testing/scenarios'

scenarios('Exile', {
  'has a top card returned with all of its value in the score pile': {
    position: { ann: { yellow: ['Exile'] }, bob: { red: ['Archery'], score: ['Tools', 'Calendar'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Exile' },
      { becomes: { ann: { yellow: ['Exile'] }, bob: { score: ['Calendar'] } } },
    ],
  },
  'returns itself where exactly one card was returned': {
    position: {
      ann: { yellow: ['Exile'] },
      bob: { red: ['Archery'], score: ['Calendar'] },
      decks: { base: { 3: ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Exile' },
      { becomes: { ann: { hand: ['Paper'] }, bob: { score: ['Calendar'] } } },
    ],
  },
  'counts what all together returned': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { yellow: ['Exile'] },
      bob: { red: ['Archery'] },
      cat: { red: ['Oars'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Exile' }, { becomes: { ann: { yellow: ['Exile'] } } }],
  },
  'does nothing where nothing is returned': {
    position: { ann: { yellow: ['Exile'] }, bob: { score: ['Tools'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Exile' },
      { becomes: { ann: { yellow: ['Exile'] }, bob: { score: ['Tools'] } } },
    ],
  },
})
