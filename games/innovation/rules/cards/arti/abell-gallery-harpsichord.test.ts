import { changes, scenarios } from '../../testing/scenarios'

scenarios('Abell Gallery Harpsichord', {
  'draws and scores for each value that one top card alone has': {
    position: {
      ann: {
        purple: ['Abell Gallery Harpsichord'],
        red: ['Archery'],
        blue: ['Tools'],
        green: ['Compass'],
        yellow: ['Fermenting'],
      },
      decks: { base: { 2: ['Calendar'], 3: ['Paper'], 4: ['Navigation'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Abell Gallery Harpsichord' },
      changes({ ann: { score: ['Calendar', 'Paper', 'Navigation'] } }),
    ],
  },
  'counts value 11, too': {
    position: {
      ann: { purple: ['Abell Gallery Harpsichord'], red: ['Fusion'] },
      decks: { base: { 4: ['Navigation'], 11: ['Hypersonics'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Abell Gallery Harpsichord' },
      changes({ ann: { score: ['Navigation', 'Hypersonics'] } }),
    ],
  },
  'scores nothing where every value is there twice': {
    position: { ann: { purple: ['Abell Gallery Harpsichord'], red: ['Gunpowder'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Abell Gallery Harpsichord' }, changes(), { turn: 'bob' }],
  },
})
