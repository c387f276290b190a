import { changes, scenarios } from '../../testing/scenarios'

scenarios('Placebo', {
  'returns cards of one color and draws as many 7': {
    position: {
      ann: { blue: ['Placebo'], red: ['Archery', 'Oars', 'Metalworking'] },
      decks: { base: { 7: ['Evolution', 'Bicycle'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Placebo' },
      { as: 'ann', offers: ['Archery', 'Placebo'], title: 'Choose card(s) to return', count: 1 },
      { as: 'ann', pick: ['Archery'] },
      { as: 'ann', offers: ['Oars'], title: '(optional) Choose card(s) to return', count: [0, 1] },
      { as: 'ann', picks: ['Oars', []] },
      changes({ ann: { red: ['Metalworking'], hand: ['Evolution', 'Bicycle'] } }),
    ],
  },
  'draws an 8 where exactly one 7 was returned': {
    position: {
      ann: { blue: ['Placebo'], red: ['Combustion'] },
      decks: { base: { 7: ['Evolution'], 8: ['Flight'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Placebo', 'Combustion'] },
      changes({ ann: { hand: ['Evolution', 'Flight'], red: [] } }),
    ],
  },
  'draws none where two 7 were returned': {
    position: {
      ann: { blue: ['Placebo'], red: ['Combustion', 'Explosives'] },
      decks: { base: { 7: ['Evolution', 'Bicycle'] } },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Placebo', 'Combustion', 'Explosives'] },
      changes({ ann: { hand: ['Evolution', 'Bicycle'], red: [] } }),
    ],
  },
})
