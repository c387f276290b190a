import { changes, scenarios } from '../../testing/scenarios'

scenarios('Spy Master', {
  'places a spy on any site': {
    position: { ann: { hand: ['Spy Master', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Spy Master', 'Araumycos'] },
      changes({
        ann: { hand: ['Noble'], played: ['Spy Master'], spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'does nothing without a spy left': {
    position: { ann: { spies: 0, hand: ['Spy Master', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Spy Master' },
      changes({ ann: { hand: ['Noble'], played: ['Spy Master'] } }),
    ],
  },
})
