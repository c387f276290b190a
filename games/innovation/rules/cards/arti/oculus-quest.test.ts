import { changes, scenarios } from '../../testing/scenarios'

scenarios('Oculus Quest', {
  'takes the whole board of a compelled player into hand': {
    position: {
      ann: { purple: ['Oculus Quest'] },
      bob: { red: ['Fission', 'Oars'], blue: { cards: ['Tools', 'Pottery'], splay: 'left' }, hand: ['Coal'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Oculus Quest' },
      changes({ bob: { hand: ['Coal', 'Fission', 'Oars', 'Tools', 'Pottery'], red: [], blue: [] } }),
    ],
  },
  'does nothing to a player with fewer clocks': {
    position: { ann: { purple: ['Oculus Quest'] }, bob: { red: ['Mobility'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Oculus Quest' }, changes(), { turn: 'bob' }],
  },
})
