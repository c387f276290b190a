import { scenarios } from '../../testing/scenarios'

scenarios('Black Wyrmling', {
  'gains influence and assassinates a white troop': {
    position: { ann: { hand: ['Black Wyrmling', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Black Wyrmling' },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Black Wyrmling'], influence: 1, trophyHall: ['neutral'] },
        },
      },
    ],
  },
  'gains influence where there is no white troop': {
    position: { sites: { 'araum-ched': { troops: [] } }, ann: { hand: ['Black Wyrmling', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Black Wyrmling' },
      { becomes: { ann: { hand: ['Noble'], played: ['Black Wyrmling'], influence: 1 } } },
    ],
  },
})
