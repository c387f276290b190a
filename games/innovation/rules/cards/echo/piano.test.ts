import { changes, scenarios } from '../../testing/scenarios'

scenarios('Piano', {
  'draws the value of a card in any hand, and no more without five top cards': {
    position: {
      ann: { purple: ['Piano'], score: ['Tools'] },
      bob: { hand: ['Paper'] },
      decks: { base: { '3': ['Optics'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Piano' }, changes({ ann: { hand: ['Optics'] } }), { turn: 'bob' }],
  },
  'returns five score cards and scores one of each value with five different top cards': {
    position: {
      ann: {
        purple: ['Piano'],
        red: ['Oars'],
        yellow: ['Fermenting'],
        green: ['Paper'],
        blue: ['Experimentation'],
        score: ['Tools', 'Pottery', 'Archery', 'Sailing', 'Writing', 'Philosophy'],
      },
      decks: {
        base: { '1': ['Clothing'], '2': ['Calendar'], '3': ['Compass'], '4': ['Anatomy'], '5': ['Coal'] },
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Piano' },
      {
        as: 'ann',
        offers: ['Tools', 'Pottery', 'Archery', 'Sailing', 'Writing', 'Philosophy'],
        title: 'Choose card(s) to return',
        count: 5,
      },
      { as: 'ann', pick: ['Tools', 'Pottery', 'Archery', 'Sailing', 'Writing'] },
      changes({ ann: { score: ['Philosophy', 'Clothing', 'Calendar', 'Compass', 'Anatomy', 'Coal'] } }),
    ],
  },
  'scores all five for fewer than five returned': {
    position: {
      ann: {
        purple: ['Piano'],
        red: ['Oars'],
        yellow: ['Fermenting'],
        green: ['Paper'],
        blue: ['Experimentation'],
        score: ['Tools'],
      },
      decks: {
        base: { '1': ['Clothing'], '2': ['Calendar'], '3': ['Compass'], '4': ['Anatomy'], '5': ['Coal'] },
      },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Piano' },
      changes({ ann: { score: ['Clothing', 'Calendar', 'Compass', 'Anatomy', 'Coal'] } }),
    ],
  },
  'does nothing where two values are equal': {
    position: {
      ann: {
        purple: ['Piano'],
        red: ['Oars'],
        yellow: ['Fermenting'],
        green: ['Sailing'],
        blue: ['Experimentation'],
        score: ['Tools'],
      },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Piano' }, changes(), { turn: 'bob' }],
  },
  'value 0 is a value in a hand, too': {
    position: {
      age0: true,
      ann: { purple: ['Piano'] },
      bob: { hand: ['Fire'] },
      decks: { base: { 0: ['Fishing'] } },
    },
    steps: [{ as: 'ann', pick: 'Dogma.Piano' }, changes({ ann: { hand: ['Fishing'] } })],
  },
})
