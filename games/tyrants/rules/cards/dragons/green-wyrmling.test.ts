import { scenarios } from '../../testing/scenarios'

scenarios('Green Wyrmling', {
  "gains where another player's troop is": {
    position: { ann: { hand: ['Green Wyrmling', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Green Wyrmling' },
      { as: 'ann', pick: 'Eryndlyn' },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Green Wyrmling'], influence: 2 },
          sites: { Eryndlyn: { troops: ['bob'], spies: ['ann'] } },
        },
      },
    ],
  },
  'gains nothing where there are only white troops': {
    position: { ann: { hand: ['Green Wyrmling', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Green Wyrmling' },
      { as: 'ann', pick: 'Araumycos' },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Green Wyrmling'] },
          sites: { Araumycos: { troops: ['neutral', 'neutral', 'neutral', 'neutral'], spies: ['ann'] } },
        },
      },
    ],
  },
  'does nothing without a spy left': {
    position: { ann: { spies: 0, hand: ['Green Wyrmling', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Green Wyrmling' },
      { becomes: { ann: { hand: ['Noble'], played: ['Green Wyrmling'], spies: 0 } } },
    ],
  },
})
