import { changes, scenarios } from '../../testing/scenarios'

scenarios('Statistics', {
  'lets the leader name the value': {
    position: { ann: { yellow: ['Statistics'] }, bob: { score: ['Tools', 'Oars', 'Paper'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Statistics' },
      { as: 'ann', offers: ['1', '3'], title: 'Choose Age', pick: [1] },
      changes({ bob: { score: ['Paper'], hand: ['Tools', 'Oars'] } }),
    ],
  },
  'may splay yellow right, with nothing to demand': {
    position: { ann: { yellow: ['Statistics', 'Masonry'] }, bob: { hand: ['Tools'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Statistics' },
      { as: 'ann', offers: ['yellow'], title: '(optional) Choose a color to splay right', count: [0, 1] },
      { as: 'ann', pick: ['yellow'] },
      changes({ ann: { yellow: { cards: ['Statistics', 'Masonry'], splay: 'right' } } }),
      { turn: 'bob' },
    ],
  },
  'shares only the splay, which may be declined': {
    position: {
      ann: { yellow: ['Statistics'] },
      bob: { yellow: ['Agriculture', 'Masonry'], score: ['Tools'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Statistics' }, { as: 'bob', pick: [] }, changes()],
  },
})
