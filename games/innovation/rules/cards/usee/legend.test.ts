import { scenarios } from '../../testing/scenarios'

scenarios('Legend', {
  'executes and scores top cards of a color': {
    position: {
      ann: { purple: ['Legend'], blue: ['Writing'], yellow: ['Agriculture'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Legend' },
      { as: 'ann', offers: ['yellow', 'blue'], title: 'Choose a color', min: 1, max: 1 },
      { as: 'ann', pick: ['blue'] },
      {
        becomes: {
          ann: { purple: ['Legend'], yellow: ['Agriculture'], hand: ['Calendar'], score: ['Writing'] },
        },
      },
    ],
  },
  'repeats with the color while fewer than nine points were scored': {
    position: { ann: { purple: ['Legend'], green: ['Navigation', 'Compass', 'Databases', 'Hypersonics'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Legend' },
      {
        becomes: {
          ann: { purple: ['Legend'], green: ['Hypersonics'], score: ['Navigation', 'Compass', 'Databases'] },
        },
      },
    ],
  },
  'stops with nine points': {
    position: { ann: { purple: ['Legend'], green: ['Databases', 'Hypersonics'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Legend' },
      { becomes: { ann: { purple: ['Legend'], green: ['Hypersonics'], score: ['Databases'] } } },
    ],
  },
  'each player goes by own points alone': {
    position: {
      ann: { purple: ['Legend'], green: ['Navigation', 'Compass'] },
      bob: { yellow: ['Agriculture'], green: ['Databases'] },
      decks: { base: { 4: ['Anatomy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Legend' },
      { as: 'bob', pick: ['green'] },
      {
        becomes: {
          ann: { purple: ['Legend'], hand: ['Anatomy'], score: ['Navigation', 'Compass'] },
          bob: { yellow: ['Agriculture'], score: ['Databases'] },
        },
      },
    ],
  },
  'does nothing without a card that is not purple': {
    position: { ann: { purple: ['Legend'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Legend' },
      { becomes: { ann: { purple: ['Legend'] } } },
      { turn: 'bob' },
    ],
  },
})
