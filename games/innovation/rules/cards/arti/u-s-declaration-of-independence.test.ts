import { scenarios } from '../../testing/scenarios'

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
      {
        becomes: {
          ann: {
            red: ['U.S. Declaration of Independence'],
            yellow: ['Skyscrapers'],
            hand: ['Paper'],
            score: ['Canning'],
          },
          bob: { blue: ['Physics'], red: ['Coal'], hand: ['Oars'], score: ['Tools'] },
        },
      },
    ],
  },
  'lets the compelled player choose among the highest': {
    position: {
      ann: { red: ['U.S. Declaration of Independence'] },
      bob: { blue: ['Physics'], red: ['Coal'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.U.S. Declaration of Independence' },
      { as: 'bob', offers: ['Coal', 'Physics'], title: 'Choose a top card to transfer', min: 1, max: 1 },
      { as: 'bob', pick: ['Coal'] },
      {
        becomes: {
          ann: { red: ['Coal', 'U.S. Declaration of Independence'] },
          bob: { blue: ['Physics'] },
        },
      },
    ],
  },
  'takes nothing where there is nothing': {
    position: { ann: { red: ['U.S. Declaration of Independence'] }, bob: { blue: ['Writing'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.U.S. Declaration of Independence' },
      { becomes: { ann: { red: ['U.S. Declaration of Independence'] }, bob: { blue: ['Writing'] } } },
      { turn: 'bob' },
    ],
  },
})
