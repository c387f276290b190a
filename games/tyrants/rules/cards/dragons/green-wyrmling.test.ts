import { changes, scenarios } from '../../testing/scenarios'

scenarios('Green Wyrmling', {
  "gains where another player's troop is": {
    position: { ann: { hand: ['Green Wyrmling', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Green Wyrmling', 'Eryndlyn'] },
      changes({
        ann: { hand: ['Noble'], played: ['Green Wyrmling'], influence: 2, spies: 4 },
        sites: { Eryndlyn: { troops: ['bob'], spies: ['ann'] } },
      }),
    ],
  },
  'gains nothing where there are only white troops': {
    position: { ann: { hand: ['Green Wyrmling', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Green Wyrmling', 'Araumycos'] },
      changes({
        ann: { hand: ['Noble'], played: ['Green Wyrmling'], spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'does nothing without a spy left': {
    position: { ann: { spies: 0, hand: ['Green Wyrmling', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Green Wyrmling' },
      changes({ ann: { hand: ['Noble'], played: ['Green Wyrmling'] } }),
    ],
  },
})
