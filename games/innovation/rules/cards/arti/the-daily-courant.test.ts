import { changes, scenarios } from '../../testing/scenarios'

scenarios('The Daily Courant', {
  'returns a 6, then melds and self-executes a card of the value on top of its color': {
    position: {
      ann: { yellow: ['The Daily Courant'] },
      decks: { base: { 5: ['Statistics'], 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Daily Courant' },
      { as: 'bob', sees: ['Canning'] },
      { as: 'ann', offers: ['yellow'], title: '(optional) Choose a color to splay right', pick: 'yellow' },
      changes({ ann: { yellow: { cards: ['Statistics', 'The Daily Courant'], splay: 'right' } } }),
    ],
  },
  'melds a card of value 1 where the color is missing': {
    position: {
      ann: { yellow: ['The Daily Courant'] },
      decks: { base: { 1: ['Writing'], 2: ['Calendar'], 6: ['Encyclopedia'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.The Daily Courant' },
      changes({ ann: { blue: ['Writing'], hand: ['Calendar'] } }),
    ],
  },
})
