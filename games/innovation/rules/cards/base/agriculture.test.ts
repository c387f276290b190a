import { scenarios } from '../../testing/scenarios'

scenarios('Agriculture', {
  'scores one value higher than what was returned': {
    position: {
      ann: { yellow: ['Agriculture'], hand: ['Domestication'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Agriculture' },
      { as: 'ann', offers: ['Domestication'], min: 0, max: 1, title: '(optional) Choose card(s) to return' },
      { as: 'ann', pick: ['Domestication'] },
      { becomes: { ann: { yellow: ['Agriculture'], score: ['Calendar'] } } },
    ],
  },
  'may be declined': {
    position: { ann: { yellow: ['Agriculture'], hand: ['Domestication'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Agriculture' },
      { as: 'ann', pick: [] },
      { becomes: { ann: { yellow: ['Agriculture'], hand: ['Domestication'] } } },
      { turn: 'bob' },
    ],
  },
  'without cards in hand asks nothing': {
    position: { ann: { yellow: ['Agriculture'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Agriculture' },
      { becomes: { ann: { yellow: ['Agriculture'] } } },
      { turn: 'bob' },
    ],
  },
  'a sharer earns the leader a bonus draw': {
    position: {
      ann: { yellow: ['Agriculture'], hand: ['Domestication'] },
      bob: { blue: ['Pottery'], hand: ['Tools'] },
      decks: { base: { 1: ['Sailing'], 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Agriculture' },
      { as: 'bob', pick: ['Tools'] },
      { as: 'ann', pick: [] },
      {
        becomes: {
          ann: { yellow: ['Agriculture'], hand: ['Domestication', 'Sailing'] },
          bob: { blue: ['Pottery'], score: ['Calendar'] },
        },
      },
    ],
  },
})
