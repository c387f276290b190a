import { changes, scenarios } from '../../testing/scenarios'

scenarios('Drow Negotiator', {
  'gains influence with four cards in the inner circle': {
    position: {
      ann: { innerCircle: ['Noble', 'Soldier', 'Kobold', 'Kobold'], hand: ['Drow Negotiator', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Drow Negotiator' },
      changes({ ann: { hand: ['Noble'], played: ['Drow Negotiator'], influence: 3 } }),
    ],
  },
  'gains none with three': {
    position: { ann: { innerCircle: ['Noble', 'Soldier', 'Kobold'], hand: ['Drow Negotiator', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Drow Negotiator' },
      changes({ ann: { hand: ['Noble'], played: ['Drow Negotiator'] } }),
    ],
  },
  'promotes another card at the end of the turn': {
    position: { ann: { hand: ['Drow Negotiator', 'Soldier', 'Noble'] }, market: ['Spellspinner'] },
    steps: [
      { as: 'ann', picks: ['Play Card.Drow Negotiator', 'Play Card.Soldier', 'Pass'] },
      changes({
        ann: {
          hand: 'start',
          innerCircle: ['Soldier'],
          discard: ['Drow Negotiator', 'Noble'],
          deck: ['3 x Noble'],
        },
      }),
    ],
  },
  'promotes nothing when no other card was played': {
    position: { ann: { hand: ['Drow Negotiator', 'Noble'] }, market: ['Spellspinner'] },
    steps: [
      { as: 'ann', picks: ['Play Card.Drow Negotiator', 'Pass'] },
      changes({ ann: { hand: 'start', discard: ['Drow Negotiator', 'Noble'], deck: ['4 x Noble'] } }),
    ],
  },
})
