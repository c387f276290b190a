import { changes, scenarios } from '../../testing/scenarios'

scenarios('Mathematics', {
  'melds a card of one value higher than the returned one': {
    position: {
      ann: { blue: ['Mathematics'], hand: ['Paper', 'Oars'] },
      decks: { base: { 4: ['Experimentation'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Mathematics' },
      { as: 'ann', offers: ['Paper', 'Oars'], title: '(optional) Choose card(s) to return', count: [0, 1] },
      { as: 'ann', pick: ['Paper'] },
      changes({ ann: { blue: ['Experimentation', 'Mathematics'], hand: ['Oars'] } }),
    ],
  },
  'melds nothing when nothing is returned': {
    position: { ann: { blue: ['Mathematics'], hand: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Mathematics' }, { as: 'ann', pick: [] }, changes()],
  },
  'asks nothing with an empty hand': {
    position: { ann: { blue: ['Mathematics'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Mathematics' }, changes(), { turn: 'bob' }],
  },
  'ends the game above 11': {
    position: { ann: { blue: ['Mathematics'], hand: ['Fusion'], score: ['Oars'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Mathematics', 'Fusion'] },
      { over: { winner: 'ann', reason: 'high draw' } },
    ],
  },
  'is shared by whoever has as many bulbs': {
    position: {
      ann: { blue: ['Mathematics'] },
      bob: { purple: ['Philosophy'], hand: ['Oars'] },
      decks: { base: { 2: ['Mapmaking', 'Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Mathematics' },
      { as: 'bob', pick: ['Oars'] },
      changes({ ann: { hand: ['Calendar'] }, bob: { green: ['Mapmaking'], hand: [] } }),
    ],
  },
})
