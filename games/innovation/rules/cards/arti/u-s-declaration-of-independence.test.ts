import { changes, scenarios } from '../../testing/scenarios'

scenarios('U.S. Declaration of Independence', {
  'takes the highest of hand, score pile and top cards with a factory': {
    position: {
      ann: { red: ['U.S. Declaration of Independence'] },
      bob: {
        blue: ['Physics'],
        red: ['Coal'],
        yellow: ['Skyscrapers'],
        hand: ['Oars', 'Paper'],
        score: ['Tools', 'Canning'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.U.S. Declaration of Independence' },
      changes({
        ann: { yellow: ['Skyscrapers'], hand: ['Paper'], score: ['Canning'] },
        bob: { hand: ['Oars'], score: ['Tools'], yellow: [] },
      }),
    ],
  },
  'lets the compelled player choose among the highest': {
    position: {
      ann: { red: ['U.S. Declaration of Independence'] },
      bob: { blue: ['Physics'], red: ['Coal'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.U.S. Declaration of Independence' },
      { as: 'bob', offers: ['Coal', 'Physics'], title: 'Choose a top card to transfer', count: 1 },
      { as: 'bob', pick: ['Coal'] },
      changes({ ann: { red: ['Coal', 'U.S. Declaration of Independence'] }, bob: { red: [] } }),
    ],
  },
  'takes nothing where there is nothing': {
    position: { ann: { red: ['U.S. Declaration of Independence'] }, bob: { blue: ['Writing'] } },
    steps: [{ as: 'ann', pick: 'Dogma.U.S. Declaration of Independence' }, changes(), { turn: 'bob' }],
  },
})
