import { changes, scenarios } from '../../testing/scenarios'

scenarios('Holy Lance', {
  'takes a top artifact, and scores a 6 beside Holy Grail': {
    position: {
      ann: { green: ['Holy Lance'], yellow: ['Holy Grail'] },
      bob: { red: ['Chronicle of Zuo'], blue: ['Sibidu Needle'], purple: ['Mysticism'] },
      decks: { base: { 6: ['Canning'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Holy Lance' },
      {
        as: 'bob',
        offers: ['Chronicle of Zuo', 'Sibidu Needle'],
        title: 'Choose card(s) to transfer',
        count: 1,
      },
      { as: 'bob', pick: ['Sibidu Needle'] },
      changes({ ann: { blue: ['Sibidu Needle'], score: ['Canning'] }, bob: { blue: [] } }),
    ],
  },
  'scores nothing where Holy Grail is covered, and takes no other card': {
    position: {
      ann: { green: ['Holy Lance'], yellow: ['Agriculture', 'Holy Grail'] },
      bob: { purple: ['Mysticism', 'Mask of Warka'] },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Holy Lance' }, changes(), { turn: 'bob' }],
  },
})
