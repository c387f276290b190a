import { changes, scenarios } from '../../testing/scenarios'

scenarios('Black Dragon', {
  'supplants a white troop anywhere and counts every three': {
    position: { ann: { trophyHall: ['5 x neutral'], hand: ['Black Dragon', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Black Dragon', 'Skullport, neutral'] },
      changes({
        ann: {
          hand: ['Noble'],
          played: ['Black Dragon'],
          trophyHall: ['6 x neutral'],
          points: 2,
          troops: 38,
        },
        sites: { Skullport: { troops: ['neutral', 'ann'] } },
      }),
    ],
  },
  'counts what is there when nothing can be supplanted': {
    position: { ann: { trophyHall: ['4 x neutral'], troops: 0, hand: ['Black Dragon', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Black Dragon' },
      changes({ ann: { hand: ['Noble'], played: ['Black Dragon'], points: 1 } }),
    ],
  },
})
