import { changes, scenarios } from '../../testing/scenarios'

scenarios('Chemistry', {
  'splays blue right, scores one higher than the highest top card, then returns a scored card': {
    position: {
      ann: { blue: ['Chemistry', 'Tools'], red: ['Machine Tools', 'Flight'], score: ['Oars'] },
      decks: { base: { 7: ['Lighting'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Chemistry' },
      { as: 'ann', offers: ['blue'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: ['blue'] },
      { as: 'ann', offers: ['Oars', 'Lighting'], title: 'Choose card(s) to return', count: 1, pick: 'Oars' },
      changes({ ann: { blue: { cards: ['Chemistry', 'Tools'], splay: 'right' }, score: ['Lighting'] } }),
      { turn: 'bob' },
    ],
  },
  'returns the drawn card itself when it is the only one; need not splay': {
    position: { ann: { blue: ['Chemistry', 'Tools'] }, decks: { base: { 6: ['Canning'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Chemistry' }, { as: 'ann', pick: [] }, changes()],
  },
  'shares with whoever has as many factories, by their own highest card': {
    position: {
      ann: { blue: ['Chemistry'], score: ['Oars'] },
      bob: { red: ['Coal'], blue: ['Writing', 'Pottery'], yellow: ['Canning'], score: ['Sailing'] },
      decks: { base: { 7: ['Railroad'], 6: ['Democracy'], 5: ['Banking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Chemistry' },
      { as: 'bob', picks: ['blue', 'Sailing'] },
      { as: 'ann', pick: ['Oars'] },
      changes({
        ann: { score: ['Democracy'], hand: ['Banking'] },
        bob: { blue: { cards: ['Writing', 'Pottery'], splay: 'right' }, score: ['Railroad'] },
      }),
    ],
  },
})
