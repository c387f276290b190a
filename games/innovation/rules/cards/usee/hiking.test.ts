import { changes, scenarios } from '../../testing/scenarios'

scenarios('Hiking', {
  'tucks under a factory, then melds a leaf and draws an 8': {
    position: {
      ann: { green: ['Hiking'], yellow: ['Steam Engine'] },
      decks: { base: { 6: ['Canning'], 7: ['Sanitation'], 8: ['Flight'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Hiking' },
      changes({ ann: { yellow: ['Sanitation', 'Steam Engine', 'Canning'], hand: ['Flight'] } }),
    ],
  },
  'keeps the 6 where its color shows no factory on top': {
    position: {
      ann: { green: ['Hiking'], yellow: ['Agriculture', 'Steam Engine'] },
      decks: { base: { 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Hiking' },
      { as: 'bob', sees: ['Canning'] },
      changes({ ann: { hand: ['Canning'] } }),
    ],
  },
  'keeps a 7 without a leaf': {
    position: {
      ann: { green: ['Hiking'], yellow: ['Steam Engine'] },
      decks: { base: { 6: ['Canning'], 7: ['Evolution'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Hiking' },
      changes({ ann: { yellow: ['Steam Engine', 'Canning'], hand: ['Evolution'] } }),
    ],
  },
})
