import { changes, scenarios } from '../../testing/scenarios'

scenarios('Shrapnel', {
  "takes the top two of the tucked color; the leader's bottom card is scored by the other": {
    position: {
      ann: { red: ['Shrapnel'], green: ['Sailing', 'Clothing'] },
      bob: { green: ['The Wheel', 'Mapmaking', 'Currency'] },
      decks: { base: { '6': ['Classification'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Shrapnel' },
      changes({
        ann: { green: ['Sailing'], score: ['The Wheel', 'Mapmaking'] },
        bob: { green: ['Currency', 'Classification'], score: ['Clothing'] },
      }),
    ],
  },
  'takes the tucked card itself where it is alone': {
    position: { ann: { red: ['Shrapnel'] }, decks: { base: { '6': ['Classification'] } } },
    steps: [{ as: 'ann', pick: 'Dogma.Shrapnel' }, changes({ ann: { score: ['Classification'] } })],
  },
})
