import { changes, scenarios } from '../../testing/scenarios'

scenarios('Black Wyrmling', {
  'gains influence and assassinates a white troop': {
    position: { ann: { hand: ['Black Wyrmling', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Black Wyrmling' },
      changes({
        ann: { hand: ['Noble'], played: ['Black Wyrmling'], influence: 1, trophyHall: ['neutral'] },
        sites: { 'araum-ched': { troops: [] } },
      }),
    ],
  },
  'gains influence where there is no white troop': {
    position: { sites: { 'araum-ched': { troops: [] } }, ann: { hand: ['Black Wyrmling', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Black Wyrmling' },
      changes({ ann: { hand: ['Noble'], played: ['Black Wyrmling'], influence: 1 } }),
    ],
  },
})
