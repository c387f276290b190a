import { changes, scenarios } from '../../testing/scenarios'

scenarios('Secret Police', {
  'tucks and returns until the hand is empty': {
    position: {
      ann: { yellow: ['Secret Police'] },
      bob: { red: ['Oars'], hand: ['Archery', 'Tools'] },
      decks: { base: { 3: ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Secret Police' },
      { as: 'bob', offers: ['Archery', 'Tools'], title: 'Choose card(s) to tuck', count: 1, pick: 'Archery' },
      changes({ bob: { red: ['Archery'], hand: ['Paper'] } }),
    ],
  },
  'any number of cards of one color may be tucked': {
    position: {
      ann: { yellow: ['Secret Police'], hand: ['Archery', 'Oars', 'Sailing'] },
      decks: { base: { 3: ['Paper'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Secret Police' },
      {
        as: 'ann',
        offers: ['Archery', 'Oars', 'Sailing'],
        title: '(optional) Tuck any number of cards of the same color',
        count: [0, 3],
      },
      { as: 'ann', picks: [['Archery', 'Sailing'], ['Archery', 'Oars'], 'auto'] },
      changes({ ann: { hand: ['Sailing'], red: ['Archery', 'Oars'] }, bob: { hand: ['Paper'] } }),
    ],
  },
  'none need be tucked': {
    position: { ann: { yellow: ['Secret Police'], hand: ['Archery'] }, decks: { base: { 3: ['Paper'] } } },
    steps: [{ as: 'ann', picks: ['Dogma.Secret Police', []] }, changes({ bob: { hand: ['Paper'] } })],
  },
})
