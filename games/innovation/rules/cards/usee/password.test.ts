import { changes, scenarios } from '../../testing/scenarios'

scenarios('Password', {
  'scores the drawn card where another of its color is safeguarded': {
    position: {
      ann: { red: ['Password'], hand: ['Sailing', 'Clothing', 'Tools'] },
      decks: { base: { 2: ['Mapmaking'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Password' },
      { as: 'bob', sees: ['Mapmaking'] },
      {
        as: 'ann',
        offers: ['Sailing', 'Clothing'],
        title: '(optional) Choose a card to safeguard',
        count: [0, 1],
      },
      { as: 'ann', pick: ['Sailing'] },
      changes({ ann: { hand: ['Clothing', 'Tools'], safe: ['Sailing'], score: ['Mapmaking'] } }),
      { as: 'bob', hidden: ['Sailing'] },
    ],
  },
  'declining returns every other card': {
    position: {
      ann: { red: ['Password'], hand: ['Sailing', 'Tools'] },
      decks: { base: { 2: ['Mapmaking'] } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Password', []] }, changes({ ann: { hand: ['Mapmaking'] } })],
  },
  'without a card of the color all others are returned': {
    position: { ann: { red: ['Password'], hand: ['Tools'] }, decks: { base: { 2: ['Mapmaking'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Password' }, changes({ ann: { hand: ['Mapmaking'] } })],
  },
  'a full safe takes nothing': {
    position: {
      ann: { red: ['Password'], hand: ['Sailing'], safe: ['Tools', 'Oars', 'Archery', 'Pottery', 'Writing'] },
      decks: { base: { 2: ['Mapmaking'] } },
    },
    steps: [{ as: 'ann', picks: ['Dogma.Password', 'Sailing'] }, changes({ ann: { hand: ['Mapmaking'] } })],
  },
})
