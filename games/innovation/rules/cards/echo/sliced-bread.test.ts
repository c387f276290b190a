import { changes, scenarios } from '../../testing/scenarios'

scenarios('Sliced Bread', {
  'returns the hand for two 8s, and a score card for two of one less': {
    position: {
      ann: { green: ['Sliced Bread'], hand: ['Oars'], score: ['Paper', 'Tools'] },
      decks: { base: { '2': ['Calendar', 'Mathematics'], '8': ['Flight', 'Rocketry'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Sliced Bread' },
      { as: 'ann', offers: ['Paper', 'Tools'], title: 'Choose card(s) to return', count: 1, pick: 'Paper' },
      changes({ ann: { hand: ['Flight', 'Rocketry'], score: ['Tools', 'Calendar', 'Mathematics'] } }),
    ],
  },
  'scores nothing with an empty score pile': {
    position: { ann: { green: ['Sliced Bread'] }, decks: { base: { '8': ['Flight', 'Rocketry'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Sliced Bread' },
      changes({ ann: { hand: ['Flight', 'Rocketry'] } }),
      { turn: 'bob' },
    ],
  },
})
