import { changes, scenarios } from '../../testing/scenarios'

scenarios('Nylon', {
  'tucks three 8s; may splay red up': {
    position: {
      ann: { green: ['Nylon'], red: ['Optics'] },
      decks: { base: { '8': ['Flight', 'Rocketry', 'Empiricism'] } },
    },
    steps: [
      { as: 'ann', pick: 'Dogma.Nylon' },
      { as: 'ann', offers: ['red'], title: '(optional) Choose a color to splay up', count: [0, 1] },
      { as: 'ann', pick: ['red'] },
      changes({
        ann: {
          red: { cards: ['Optics', 'Flight'], splay: 'up' },
          blue: ['Rocketry'],
          purple: ['Empiricism'],
        },
      }),
    ],
  },
  'tucks three more after a green one': {
    position: {
      ann: { green: ['Nylon'] },
      decks: {
        base: { '8': ['Mass Media', 'Flight', 'Mobility', 'Rocketry', 'Quantum Theory', 'Empiricism'] },
      },
    },
    steps: [
      { as: 'ann', picks: ['Dogma.Nylon', []] },
      changes({
        ann: {
          green: ['Nylon', 'Mass Media'],
          red: ['Flight', 'Mobility'],
          blue: ['Rocketry', 'Quantum Theory'],
          purple: ['Empiricism'],
        },
      }),
    ],
  },
})
