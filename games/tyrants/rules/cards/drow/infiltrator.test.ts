import { changes, scenarios } from '../../testing/scenarios'

scenarios('Infiltrator', {
  "gains where another player's troop is": {
    position: { ann: { hand: ['Infiltrator', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Infiltrator', 'Eryndlyn'] },
      changes({
        ann: { hand: ['Noble'], played: ['Infiltrator'], power: 1, spies: 4 },
        sites: { Eryndlyn: { troops: ['bob'], spies: ['ann'] } },
      }),
    ],
  },
  'gains nothing where there are only white troops': {
    position: { ann: { hand: ['Infiltrator', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Infiltrator', 'Araumycos'] },
      changes({
        ann: { hand: ['Noble'], played: ['Infiltrator'], spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'does nothing without a spy left': {
    position: { ann: { spies: 0, hand: ['Infiltrator', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Infiltrator' },
      changes({ ann: { hand: ['Noble'], played: ['Infiltrator'] } }),
    ],
  },
})
