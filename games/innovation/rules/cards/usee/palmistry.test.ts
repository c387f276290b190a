import { changes, scenarios } from '../../testing/scenarios'

scenarios('Palmistry', {
  'melds a 1, returns two cards and scores a 2': {
    position: {
      ann: { blue: ['Palmistry'], hand: ['Tools', 'Oars', 'Archery'] },
      decks: { base: { 1: ['Sailing'], 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Palmistry' },
      { as: 'ann', offers: ['Tools', 'Oars', 'Archery'], title: 'Choose card(s) to return', count: 2 },
      { as: 'ann', pick: ['Tools', 'Archery'] },
      changes({ ann: { hand: ['Oars'], green: ['Sailing'], score: ['Calendar'] } }),
    ],
  },
  'scores nothing for a single returned card': {
    position: { ann: { blue: ['Palmistry'], hand: ['Tools'] }, decks: { base: { 1: ['Sailing'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Palmistry' }, changes({ ann: { green: ['Sailing'], hand: [] } })],
  },
  'returns nothing from an empty hand': {
    position: { ann: { blue: ['Palmistry'] }, decks: { base: { 1: ['Sailing'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Palmistry' }, changes({ ann: { green: ['Sailing'] } })],
  },
})
