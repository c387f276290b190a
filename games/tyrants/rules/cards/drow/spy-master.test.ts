import { scenarios } from '../../testing/scenarios'

scenarios('Spy Master', {
  'places a spy on any site': {
    position: { ann: { hand: ['Spy Master', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Spy Master' },
      { as: 'ann', pick: 'Araumycos' },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Spy Master'], spies: 4 },
          sites: { Araumycos: { troops: ['neutral', 'neutral', 'neutral', 'neutral'], spies: ['ann'] } },
        },
      },
    ],
  },
  'does nothing without a spy left': {
    position: { ann: { spies: 0, hand: ['Spy Master', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Spy Master' },
      { becomes: { ann: { hand: ['Noble'], played: ['Spy Master'], spies: 0 } } },
    ],
  },
})
