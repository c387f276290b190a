import { changes, scenarios } from '../../testing/scenarios'

scenarios('Master of Melee-Magthere', {
  'deploys four troops': {
    position: { ann: { hand: ['Master of Melee-Magthere', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Master of Melee-Magthere', 'Deploy 4 troops', 'Ched Nasad'] },
      { as: 'ann', picks: ['Ched Nasad', 'Ched Nasad', 'ched-halls a'] },
      changes({
        ann: { hand: ['Noble'], played: ['Master of Melee-Magthere'], troops: 35 },
        sites: { 'Ched Nasad': { troops: ['4 x ann'] }, 'ched-halls a': { troops: ['ann'] } },
      }),
    ],
  },
  'supplants a white troop anywhere on the board': {
    position: { ann: { hand: ['Master of Melee-Magthere', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Master of Melee-Magthere' },
      { as: 'ann', picks: ['Supplant a white troop anywhere on the board', 'Skullport, neutral'] },
      changes({
        ann: { hand: ['Noble'], played: ['Master of Melee-Magthere'], trophyHall: ['neutral'], troops: 38 },
        sites: { Skullport: { troops: ['ann', 'neutral'] } },
      }),
    ],
  },
  'supplants nothing with an empty barracks': {
    position: { ann: { troops: 0, hand: ['Master of Melee-Magthere', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Master of Melee-Magthere' },
      { as: 'ann', pick: 'Supplant a white troop anywhere on the board' },
      changes({ ann: { hand: ['Noble'], played: ['Master of Melee-Magthere'] } }),
    ],
  },
})
