import { changes, scenarios } from '../../testing/scenarios'

scenarios('Moses', {
  'takes all top cards with a coin into the score pile; the leader scores one': {
    position: {
      ann: { yellow: ['Moses'], red: ['Optics'], green: ['Navigation'] },
      bob: { yellow: ['Agriculture'], green: ['Sailing'], purple: ['City States'], blue: ['Pottery'] },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Moses' },
      { as: 'ann', offers: ['Optics', 'Navigation'], title: 'Choose card(s) to score', count: 1 },
      { as: 'ann', pick: ['Navigation'] },
      changes({
        ann: { score: ['Sailing', 'City States', 'Navigation'], green: [] },
        bob: { green: [], purple: [] },
      }),
    ],
  },
  'lets a sharer score a coin that was uncovered': {
    position: {
      ann: { yellow: ['Moses'] },
      bob: { yellow: ['Agriculture'], green: ['Sailing', 'Currency'] },
      decks: { base: { 4: ['Anatomy'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Moses' },
      changes({ ann: { hand: ['Anatomy'], score: ['Sailing'] }, bob: { score: ['Currency'], green: [] } }),
    ],
  },
  'does nothing without a coin on top': {
    position: { ann: { yellow: ['Moses'] }, bob: { yellow: ['Agriculture', 'Canal Building'] } },
    steps: [{ as: 'ann', pick: 'Dogma.Moses' }, changes(), { turn: 'bob' }],
  },
})
