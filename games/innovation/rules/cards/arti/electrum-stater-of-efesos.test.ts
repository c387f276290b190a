import { changes, scenarios } from '../../testing/scenarios'

scenarios('Electrum Stater of Efesos', {
  'melds cards of new colors until one comes whose color is there': {
    position: {
      ann: { green: ['Electrum Stater of Efesos'] },
      decks: { base: { 3: ['Optics', 'Education', 'Engineering'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Electrum Stater of Efesos' },
      { as: 'bob', sees: ['Engineering'] },
      changes({ ann: { red: ['Optics'], purple: ['Education'], hand: ['Engineering'] } }),
    ],
  },
  'keeps the first card where its color is there': {
    position: { ann: { green: ['Electrum Stater of Efesos'] }, decks: { base: { 3: ['Compass'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Electrum Stater of Efesos' }, changes({ ann: { hand: ['Compass'] } })],
  },
})
