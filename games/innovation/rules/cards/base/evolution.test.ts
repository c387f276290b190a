import { changes, scenarios } from '../../testing/scenarios'

scenarios('Evolution', {
  'scores an 8 and returns a scored card': {
    position: { ann: { blue: ['Evolution'], score: ['Tools', 'Coal'] }, decks: { base: { 8: ['Flight'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Evolution' },
      {
        as: 'ann',
        offers: ['Draw and Score and Return', 'Draw a Higher Card'],
        title: '(optional) Choose',
        count: [0, 1],
      },
      { as: 'ann', pick: ['Draw and Score and Return'] },
      { as: 'ann', offers: ['Tools', 'Coal', 'Flight'], title: 'Choose card(s) to return', count: 1 },
      { as: 'ann', pick: ['Tools'] },
      changes({ ann: { score: ['Coal', 'Flight'] } }),
    ],
  },
  'returns the card just scored when it is the only one': {
    position: { ann: { blue: ['Evolution'] }, decks: { base: { 8: ['Flight'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Evolution', 'Draw and Score and Return'] },
      changes(),
      { turn: 'bob' },
    ],
  },
  'draws one value higher than the highest scored card': {
    position: { ann: { blue: ['Evolution'], score: ['Tools', 'Coal'] }, decks: { base: { 6: ['Canning'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Evolution', 'Draw a Higher Card'] },
      changes({ ann: { hand: ['Canning'] } }),
    ],
  },
  'draws a 1 with an empty score pile': {
    position: { ann: { blue: ['Evolution'] }, decks: { base: { 1: ['Tools'] } } },
    steps: [
      { as: 'ann', picks: ['Dogma.Evolution', 'Draw a Higher Card'] },
      changes({ ann: { hand: ['Tools'] } }),
    ],
  },
  'ends the game by a draw above 11': {
    position: { ann: { blue: ['Evolution'], score: ['Fusion'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Evolution', 'Draw a Higher Card'] },
      { over: { winner: 'ann', reason: 'high draw' } },
    ],
  },
  'is shared, each by an own choice': {
    position: {
      ann: { blue: ['Evolution'] },
      bob: { purple: ['Philosophy'] },
      decks: { base: { 1: ['Tools'], 8: ['Flight'], 7: ['Bicycle'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Evolution' },
      { as: 'bob', pick: ['Draw a Higher Card'] },
      { as: 'ann', pick: ['Draw and Score and Return'] },
      changes({ ann: { hand: ['Bicycle'] }, bob: { hand: ['Tools'] } }),
    ],
  },
  'may be declined': {
    position: { ann: { blue: ['Evolution'], score: ['Fusion'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Evolution', []] }, changes(), { turn: 'bob' }],
  },
})
