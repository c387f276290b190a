import { changes, scenarios } from '../../testing/scenarios'

scenarios('Joy Buzzer', {
  'exchanges a hand for the lowest cards, and scores a value with the top purple card': {
    position: { ann: { purple: ['Joy Buzzer'], hand: ['Tools', 'Oars', 'Paper'] }, bob: { hand: ['Coal'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Joy Buzzer' },
      {
        as: 'ann',
        offers: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'],
        title: '(optional) Choose Age',
        count: [0, 1],
      },
      { as: 'ann', pick: ['3'] },
      changes({
        ann: { hand: ['Coal'], score: ['Paper', 'Joy Buzzer'], purple: [] },
        bob: { hand: ['Tools', 'Oars'] },
      }),
    ],
  },
  'a value of which no card is in hand scores nothing, the purple card neither': {
    position: {
      ann: { purple: ['Joy Buzzer', 'Mysticism'], hand: ['Tools'] },
      bob: { hand: ['Coal', 'Paper'] },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Joy Buzzer', '9'] },
      changes({ ann: { hand: ['Coal', 'Paper'] }, bob: { hand: ['Tools'] } }),
      { turn: 'bob' },
    ],
  },
  'an empty hand is exchanged, too: a value of which no card is left scores nothing': {
    position: { ann: { purple: ['Joy Buzzer'], hand: ['Tools'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Joy Buzzer', '7'] },
      changes({ ann: { hand: [] }, bob: { hand: ['Tools'] } }),
    ],
  },
  'need not choose a value; an empty hand takes all': {
    position: { ann: { purple: ['Joy Buzzer'] }, bob: { hand: ['Coal'] } },
    steps: [
      { as: 'ann', picks: ['Dogma.Joy Buzzer', []] },
      changes({ ann: { hand: ['Coal'] }, bob: { hand: [] } }),
    ],
  },
})
