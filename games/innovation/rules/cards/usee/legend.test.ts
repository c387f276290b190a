import { changes, scenarios } from '../../testing/scenarios'

scenarios('Legend', {
  'executes and scores top cards of a color': {
    position: {
      ann: { purple: ['Legend'], blue: ['Writing'], yellow: ['Agriculture'] },
      decks: { base: { 2: ['Calendar'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Legend' },
      { as: 'ann', offers: ['yellow', 'blue'], title: 'Choose a color', count: 1, pick: 'blue' },
      changes({ ann: { hand: ['Calendar'], score: ['Writing'], blue: [] } }),
    ],
  },
  'repeats with the color while fewer than nine points were scored': {
    position: { ann: { purple: ['Legend'], green: ['Navigation', 'Compass', 'Databases', 'Hypersonics'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Legend' },
      changes({ ann: { green: ['Hypersonics'], score: ['Navigation', 'Compass', 'Databases'] } }),
    ],
  },
  'stops with nine points': {
    position: { ann: { purple: ['Legend'], green: ['Databases', 'Hypersonics'] } },
    steps: [
      { as: 'ann', pick: 'Dogma.Legend' },
      changes({ ann: { green: ['Hypersonics'], score: ['Databases'] } }),
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
      changes({
        ann: { hand: ['Anatomy'], score: ['Navigation', 'Compass'], green: [] },
        bob: { score: ['Databases'], green: [] },
      }),
    ],
  },
  'does nothing without a card that is not purple': {
    position: { ann: { purple: ['Legend'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Legend' }, changes(), { turn: 'bob' }],
  },
})
