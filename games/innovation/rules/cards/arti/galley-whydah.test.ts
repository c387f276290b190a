import { changes, scenarios } from '../../testing/scenarios'

scenarios('Galley Whydah', {
  'takes a color of which more is visible, in its order, after your own was scored': {
    position: {
      ann: { red: ['Galley Whydah'], blue: ['Pottery', 'Mathematics'] },
      bob: { blue: { cards: ['Tools', 'Writing', 'Alchemy'], splay: 'left' }, green: ['Sailing'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Galley Whydah' },
      { as: 'bob', offers: ['green', 'blue'], title: 'Choose a Color', count: 1, pick: 'blue' },
      changes({
        ann: { blue: ['Tools', 'Writing', 'Alchemy'], score: ['Pottery', 'Mathematics'] },
        bob: { blue: [] },
      }),
    ],
  },
  'takes nothing where no more is visible': {
    position: { ann: { red: ['Galley Whydah'], blue: ['Pottery'] }, bob: { blue: ['Writing', 'Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Galley Whydah' }, changes(), { turn: 'bob' }],
  },
})
