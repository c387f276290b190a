import { scenarios } from '../../testing/scenarios'

scenarios('Black Dragon', {
  'supplants a white troop anywhere and counts every three': {
    position: {
      ann: {
        trophyHall: ['neutral', 'neutral', 'neutral', 'neutral', 'neutral'],
        hand: ['Black Dragon', 'Noble'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Black Dragon' },
      { as: 'ann', pick: 'Skullport, neutral' },
      {
        becomes: {
          ann: {
            hand: ['Noble'],
            played: ['Black Dragon'],
            trophyHall: ['neutral', 'neutral', 'neutral', 'neutral', 'neutral', 'neutral'],
            points: 2,
          },
        },
      },
    ],
  },
  'counts what is there when nothing can be supplanted': {
    position: {
      ann: {
        trophyHall: ['neutral', 'neutral', 'neutral', 'neutral'],
        troops: 0,
        hand: ['Black Dragon', 'Noble'],
      },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Black Dragon' },
      {
        becomes: {
          ann: {
            hand: ['Noble'],
            played: ['Black Dragon'],
            trophyHall: ['neutral', 'neutral', 'neutral', 'neutral'],
            points: 1,
            troops: 0,
          },
        },
      },
    ],
  },
})
