import { changes, scenarios } from '../../testing/scenarios'

scenarios('Lighting', {
  'scores a 7 for each different value tucked': {
    position: {
      ann: { purple: ['Lighting'], hand: ['Tools', 'Oars', 'Paper', 'Coal'] },
      decks: { base: { 7: ['Bicycle', 'Railroad'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Lighting' },
      {
        as: 'ann',
        offers: ['Tools', 'Oars', 'Paper', 'Coal'],
        title: '(optional) Choose card(s) to tuck',
        count: [0, 3],
      },
      { as: 'ann', refused: ['Tools', 'Oars', 'Paper', 'Coal'] },
      { as: 'ann', pick: ['Tools', 'Oars', 'Paper'] },
      changes({
        ann: {
          blue: ['Tools'],
          red: ['Oars'],
          green: ['Paper'],
          hand: ['Coal'],
          score: ['Bicycle', 'Railroad'],
        },
      }),
    ],
  },
  'scores nothing when nothing is tucked': {
    position: { ann: { purple: ['Lighting'], hand: ['Tools'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Lighting' }, { as: 'ann', pick: [] }, changes()],
  },
  'asks nothing when the hand is empty': {
    position: { ann: { purple: ['Lighting'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Lighting' }, changes(), { turn: 'bob' }],
  },
  'is shared with whoever has as many leaves': {
    position: {
      ann: { purple: ['Lighting'] },
      bob: { blue: ['Pottery'], hand: ['Tools'] },
      decks: { base: { 7: ['Bicycle', 'Railroad'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Lighting' },
      { as: 'bob', pick: ['Tools'] },
      changes({
        ann: { hand: ['Railroad'] },
        bob: { blue: ['Pottery', 'Tools'], score: ['Bicycle'], hand: [] },
      }),
    ],
  },
})
