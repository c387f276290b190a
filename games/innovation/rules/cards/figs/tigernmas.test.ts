import { changes, figureScenarios } from '../../testing/scenarios'

figureScenarios('Tigernmas', {
  'each card in hand is worth a point': {
    position: { ann: { red: ['Tigernmas'], hand: ['Oars', 'Paper'], score: ['Tools'] } },
    steps: [changes({ ann: { totals: { score: 3 } } })],
  },
  "neither an empty hand nor another's": {
    position: { ann: { red: ['Tigernmas'] }, bob: { hand: ['Oars'] } },
    steps: [changes({ ann: { totals: { score: 0 } }, bob: { totals: { score: 0 } } })],
  },
  'the points of two figures are added': {
    position: { ann: { red: ['Tigernmas'], purple: ['Sinuhe'], green: ['The Wheel'], hand: ['Oars'] } },
    steps: [changes({ ann: { totals: { score: 4 } } })],
  },
  'its points pay for a claim': {
    position: {
      achievements: ['Pottery'],
      ann: { red: ['Tigernmas'], hand: ['Oars', 'Paper', 'Tools', 'Writing', 'Coal'] },
    },
    steps: [{ as: 'ann', in: 'Achieve', offers: ['*base-1*'] }],
  },
})
