import { changes, scenarios } from '../../testing/scenarios'

scenarios('Wyrmspeaker', {
  'promotes another card at the end of the turn': {
    position: { ann: { hand: ['Wyrmspeaker', 'Soldier', 'Noble'] }, market: ['Spellspinner'] },
    steps: [
      { as: 'ann', picks: ['Play Card.Wyrmspeaker', 'Play Card.Soldier', 'Pass'] },
      changes({
        ann: {
          hand: 'start',
          innerCircle: ['Soldier'],
          discard: ['Wyrmspeaker', 'Noble'],
          deck: ['3 x Noble'],
        },
      }),
    ],
  },
  'promotes nothing when no other card was played': {
    position: { ann: { hand: ['Wyrmspeaker', 'Noble'] }, market: ['Spellspinner'] },
    steps: [
      { as: 'ann', picks: ['Play Card.Wyrmspeaker', 'Pass'] },
      changes({ ann: { hand: 'start', discard: ['Wyrmspeaker', 'Noble'], deck: ['4 x Noble'] } }),
    ],
  },
  'gains influence': {
    position: { ann: { hand: ['Wyrmspeaker', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Wyrmspeaker' },
      changes({ ann: { hand: ['Noble'], played: ['Wyrmspeaker'], influence: 1 } }),
    ],
  },
})
