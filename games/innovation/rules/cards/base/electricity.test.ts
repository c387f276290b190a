import { changes, scenarios } from '../../testing/scenarios'

scenarios('Electricity', {
  'returns top cards without a factory and draws an 8 for each': {
    position: {
      ann: {
        green: ['Electricity'],
        red: ['Archery', 'Oars'],
        blue: ['Pottery'],
        yellow: ['Canning', 'Masonry'],
      },
      decks: { base: { 8: ['Flight', 'Mobility'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Electricity' },
      changes({ ann: { red: ['Oars'], hand: ['Flight', 'Mobility'], blue: [] } }),
    ],
  },
  'draws nothing when every top card has a factory': {
    position: { ann: { green: ['Electricity'], red: ['Coal'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Electricity' }, changes(), { turn: 'bob' }],
  },
  'is shared with whoever has as many factories': {
    position: {
      ann: { green: ['Electricity'] },
      bob: { red: ['Coal'], blue: ['Tools'] },
      decks: { base: { 8: ['Flight'], 7: ['Bicycle'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Electricity' },
      changes({ ann: { hand: ['Bicycle'] }, bob: { hand: ['Flight'], blue: [] } }),
    ],
  },
})
