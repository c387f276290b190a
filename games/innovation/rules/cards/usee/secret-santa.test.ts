import { changes, scenarios } from '../../testing/scenarios'

scenarios('Secret Santa', {
  'gives a card of the score pile and scores three 10': {
    position: {
      ann: { red: ['Secret Santa'], score: ['Tools', 'Oars'] },
      decks: { base: { 10: ['Software', 'Robotics', 'Databases'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Secret Santa' },
      { as: 'bob', offers: ['*base-1* (ann)', '*base-1* (ann)'], title: 'Choose card(s) to meld', count: 1 },
      { as: 'bob', pick: ['*base-1* (ann)'] },
      changes({ ann: { score: ['Oars', 'Software', 'Robotics', 'Databases'] }, bob: { blue: ['Tools'] } }),
    ],
  },
  'gives nothing from an empty score pile': {
    position: {
      ann: { red: ['Secret Santa'] },
      decks: { base: { 10: ['Software', 'Robotics', 'Databases'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Secret Santa' },
      changes({ ann: { score: ['Software', 'Robotics', 'Databases'] } }),
    ],
  },
})
