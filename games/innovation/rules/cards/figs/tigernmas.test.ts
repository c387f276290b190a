import { scenarios } from '../../testing/scenarios'

const expansions = ['base', 'figs']
const turn = { player: 'ann', action: 1, round: 2 }

scenarios('Tigernmas', {
  'each card in hand is worth a point': {
    position: { expansions, turn, ann: { red: ['Tigernmas'], hand: ['Oars', 'Paper'], score: ['Tools'] } },
    steps: [{ changes: { ann: { totals: { score: 3 } } } }],
  },
  "neither an empty hand nor another's": {
    position: { expansions, turn, ann: { red: ['Tigernmas'] }, bob: { hand: ['Oars'] } },
    steps: [{ changes: { ann: { totals: { score: 0 } }, bob: { totals: { score: 0 } } } }],
  },
  'the points of two figures are added': {
    position: {
      expansions,
      turn,
      ann: { red: ['Tigernmas'], purple: ['Sinuhe'], green: ['The Wheel'], hand: ['Oars'] },
    },
    steps: [{ changes: { ann: { totals: { score: 4 } } } }],
  },
  'its points pay for a claim': {
    position: {
      expansions,
      turn,
      achievements: ['Pottery'],
      ann: { red: ['Tigernmas'], hand: ['Oars', 'Paper', 'Tools', 'Writing', 'Coal'] },
    },
    steps: [{ as: 'ann', in: 'Achieve', offers: ['*base-1*'] }],
  },
})
