import { changes, scenarios } from '../../testing/scenarios'

scenarios('Exile', {
  'has a top card returned with all of its value in the score pile': {
    position: { ann: { yellow: ['Exile'] }, bob: { red: ['Archery'], score: ['Tools', 'Calendar'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Exile' }, changes({ bob: { score: ['Calendar'], red: [] } })],
  },
  'returns itself where exactly one card was returned': {
    position: {
      ann: { yellow: ['Exile'] },
      bob: { red: ['Archery'], score: ['Calendar'] },
      decks: { base: { 3: ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Exile' },
      changes({ ann: { hand: ['Paper'], yellow: [] }, bob: { red: [] } }),
    ],
  },
  'counts what all together returned': {
    position: {
      players: ['ann', 'bob', 'cat'],
      ann: { yellow: ['Exile'] },
      bob: { red: ['Archery'] },
      cat: { red: ['Oars'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Exile' }, changes({ bob: { red: [] }, cat: { red: [] } })],
  },
  'does nothing where nothing is returned': {
    position: { ann: { yellow: ['Exile'] }, bob: { score: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Exile' }, changes()],
  },
})
