import { changes, scenarios } from '../../testing/scenarios'

scenarios('Gallery', {
  'draws a 6 for a scored 2, and a 7 for a scored 1': {
    position: {
      ann: { yellow: ['Gallery'], score: ['Calendar', 'Tools'] },
      decks: { base: { 6: ['Canning'], 7: ['Evolution'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Gallery' }, changes({ ann: { hand: ['Canning', 'Evolution'] } })],
  },
  'otherwise draws a 5': {
    position: { ann: { yellow: ['Gallery'] }, decks: { base: { 5: ['Coal'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Gallery' }, changes({ ann: { hand: ['Coal'] } })],
  },
})
