import { changes, scenarios } from '../../testing/scenarios'

scenarios('Agriculture', {
  'scores one value higher than what was returned': {
    position: {
      ann: { yellow: ['Agriculture'], hand: ['Domestication'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Agriculture' },
      { as: 'ann', offers: ['Domestication'], count: [0, 1], title: '(optional) Choose card(s) to return' },
      { as: 'ann', pick: ['Domestication'] },
      changes({ ann: { score: ['Calendar'], hand: [] } }),
    ],
  },
  'may be declined': {
    position: { ann: { yellow: ['Agriculture'], hand: ['Domestication'] } },
    steps: [{ as: 'ann', picks: ['Dogma.Agriculture', []] }, changes(), { turn: 'bob' }],
  },
  'without cards in hand asks nothing': {
    position: { ann: { yellow: ['Agriculture'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Agriculture' }, changes(), { turn: 'bob' }],
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
      changes({ ann: { hand: ['Domestication', 'Sailing'] }, bob: { score: ['Calendar'], hand: [] } }),
    ],
  },
})
