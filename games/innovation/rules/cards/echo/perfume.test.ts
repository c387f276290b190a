import { changes, scenarios } from '../../testing/scenarios'

scenarios('Perfume', {
  'tucks until no castle comes; takes a top card of another value and gives one of that value': {
    position: {
      ann: { blue: ['Perfume'] },
      bob: { green: ['Paper'], yellow: ['Agriculture'] },
      decks: { base: { '1': ['The Wheel', 'Sailing'], '3': ['Optics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Perfume' },
      changes({ ann: { green: ['Paper', 'The Wheel', 'Sailing'] }, bob: { red: ['Optics'], green: [] } }),
    ],
  },
  'takes nothing where all values are on your own board': {
    position: {
      ann: { blue: ['Perfume'] },
      bob: { yellow: ['Agriculture', 'Canning'] },
      decks: { base: { '1': ['Sailing'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Perfume' }, changes({ ann: { green: ['Sailing'] } }), { turn: 'bob' }],
  },
  'lets the other player choose among several': {
    position: {
      ann: { blue: ['Perfume'] },
      bob: { green: ['Paper'], purple: ['Philosophy'] },
      decks: { base: { '1': ['Sailing'], '2': ['Mathematics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Perfume' },
      { as: 'bob', offers: ['Paper', 'Philosophy'], title: 'Choose a card to transfer', count: 1 },
      { as: 'bob', pick: ['Philosophy'] },
      changes({
        ann: { green: ['Sailing'], purple: ['Philosophy'] },
        bob: { blue: ['Mathematics'], purple: [] },
      }),
    ],
  },
})
