import { changes, scenarios } from '../../testing/scenarios'

scenarios('Private Eye', {
  "takes a card of the leader's choice onto the board": {
    position: {
      ann: { blue: ['Private Eye'], safe: ['Calendar', 'Paper'] },
      bob: { hand: ['Tools', 'Oars'] },
      decks: { base: { 7: ['Evolution'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Private Eye' },
      { as: 'ann', offers: ['Tools', 'Oars'], title: 'Choose card(s) to transfer', count: 1, pick: 'Oars' },
      { as: 'ann', offers: ['*base-2* (ann)', '*base-3* (ann)'], title: 'Choose card(s) to score', count: 1 },
      { as: 'ann', pick: ['*base-3* (ann)'] },
      changes({
        ann: { safe: ['Calendar'], red: ['Oars'], score: ['Paper'] },
        bob: { hand: ['Tools', 'Evolution'] },
      }),
      { as: 'bob', hidden: ['Paper'] },
    ],
  },
  'makes draw also whoever has no card to be chosen; may splay blue right': {
    position: { ann: { blue: ['Private Eye', 'Tools'] }, decks: { base: { 7: ['Evolution'] } } },
    steps: [
      { as: 'ann', pick: 'Dogma.Private Eye' },
      { as: 'ann', offers: ['blue'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: ['blue'] },
      changes({
        ann: { blue: { cards: ['Private Eye', 'Tools'], splay: 'right' } },
        bob: { hand: ['Evolution'] },
      }),
    ],
  },
})
