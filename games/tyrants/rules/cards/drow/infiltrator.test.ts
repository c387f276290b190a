import { scenarios } from '../../testing/scenarios'

scenarios('Infiltrator', {
  "gains where another player's troop is": {
    position: { ann: { hand: ['Infiltrator', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Infiltrator' },
      { as: 'ann', pick: 'Eryndlyn' },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Infiltrator'], power: 1 },
          sites: { Eryndlyn: { troops: ['bob'], spies: ['ann'] } },
        },
      },
    ],
  },
  'gains nothing where there are only white troops': {
    position: { ann: { hand: ['Infiltrator', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Infiltrator' },
      { as: 'ann', pick: 'Araumycos' },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Infiltrator'] },
          sites: { Araumycos: { troops: ['neutral', 'neutral', 'neutral', 'neutral'], spies: ['ann'] } },
        },
      },
    ],
  },
  'does nothing without a spy left': {
    position: { ann: { spies: 0, hand: ['Infiltrator', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Infiltrator' },
      { becomes: { ann: { hand: ['Noble'], played: ['Infiltrator'], spies: 0 } } },
    ],
  },
})
