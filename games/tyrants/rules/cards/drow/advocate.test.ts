import { changes, scenarios } from '../../testing/scenarios'

scenarios('Advocate', {
  'gains influence': {
    position: { ann: { hand: ['Advocate', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Advocate' },
      {
        as: 'ann',
        offers: ['+2 influence', 'At end of turn, promote another card played this turn'],
        title: 'Advocate',
      },
      { as: 'ann', pick: '+2 influence' },
      changes({ ann: { hand: ['Noble'], played: ['Advocate'], influence: 2 } }),
    ],
  },
  'promotes another card at the end of the turn': {
    position: { ann: { hand: ['Advocate', 'Soldier', 'Noble'] }, market: ['Spellspinner'] },
    steps: [
      { as: 'ann', picks: ['Play Card.Advocate', 'At end of turn, promote another card played this turn'] },
      { as: 'ann', picks: ['Play Card.Soldier', 'Pass'] },
      changes({
        ann: { hand: 'start', innerCircle: ['Soldier'], discard: ['Advocate', 'Noble'], deck: ['3 x Noble'] },
      }),
    ],
  },
  'promotes nothing when no other card was played': {
    position: { ann: { hand: ['Advocate', 'Noble'] }, market: ['Spellspinner'] },
    steps: [
      { as: 'ann', picks: ['Play Card.Advocate', 'At end of turn, promote another card played this turn'] },
      { as: 'ann', pick: 'Pass' },
      changes({ ann: { hand: 'start', discard: ['Advocate', 'Noble'], deck: ['4 x Noble'] } }),
    ],
  },
})
