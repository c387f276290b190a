import { changes, scenarios } from '../../testing/scenarios'

scenarios('Comb', {
  'keeps the drawn cards of the chosen color; boards keep theirs': {
    position: {
      ann: { green: ['Comb'] },
      bob: { red: ['Optics'] },
      decks: { base: { '1': ['Oars', 'Tools', 'Archery', 'Sailing', 'Pottery'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Comb' },
      { as: 'ann', offers: ['red', 'yellow', 'green', 'blue', 'purple'], title: 'Choose a Color', count: 1 },
      { as: 'ann', pick: ['red'] },
      changes({ ann: { hand: ['Oars', 'Archery'] } }),
      { as: 'bob', sees: ['Archery', 'Oars'] },
    ],
  },
  'returns all cards of the color from all boards when foreseen': {
    position: {
      ann: { hand: ['Oars'], forecast: ['Comb'], blue: ['Mathematics'] },
      bob: { red: ['Archery', 'Metalworking'], green: ['Paper'] },
      decks: { base: { '1': ['Tools', 'Pottery', 'Writing', 'Sailing', 'Clothing'] } },
    },
    steps: [
      { as: 'ann', picks: ['Meld.Oars', 'red'] },
      changes({ ann: { green: ['Comb'], hand: [], forecast: [] }, bob: { red: [] } }),
    ],
  },
  'returns all five where none is of the color': {
    position: {
      ann: { green: ['Comb'] },
      decks: { base: { '1': ['Oars', 'Tools', 'Archery', 'Sailing', 'Pottery'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Comb' }, { as: 'ann', pick: ['purple'] }, changes()],
  },
})
