import { changes, scenarios } from '../../testing/scenarios'

scenarios('Currency', {
  'scores a 2 for each different value that was returned': {
    position: {
      ann: { green: ['Currency'], hand: ['Oars', 'Tools', 'Paper', 'Sailing'] },
      decks: { base: { 2: ['Calendar', 'Mapmaking', 'Fermenting'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Currency' },
      {
        as: 'ann',
        offers: ['Oars', 'Tools', 'Paper', 'Sailing'],
        title: '(optional) Choose card(s) to return',
        count: [0, 4],
      },
      { as: 'ann', pick: ['Oars', 'Tools', 'Paper'] },
      changes({
        ann: { hand: ['Sailing'], score: ['Calendar', 'Mapmaking'] },
        decks: { base: { 2: ['Fermenting'] } },
      }),
    ],
  },
  'scores nothing when nothing is returned': {
    position: { ann: { green: ['Currency'], hand: ['Oars'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Currency' }, { as: 'ann', pick: [] }, changes()],
  },
  'asks nothing with an empty hand': {
    position: { ann: { green: ['Currency'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Currency' }, changes(), { turn: 'bob' }],
  },
  'is shared, each for their own cards': {
    position: {
      ann: { green: ['Currency'], hand: ['Oars'] },
      bob: { purple: ['Code of Laws'], hand: ['Tools', 'Paper'] },
      decks: { base: { 2: ['Calendar', 'Mapmaking', 'Fermenting', 'Monotheism'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Currency' },
      { as: 'bob', pick: ['Tools', 'Paper'] },
      { as: 'ann', pick: ['Oars'] },
      changes({
        ann: { score: ['Fermenting'], hand: ['Monotheism'] },
        bob: { score: ['Calendar', 'Mapmaking'], hand: [] },
      }),
    ],
  },
})
