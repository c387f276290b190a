import { scenarios } from '../../testing/scenarios'

scenarios('Revenant', {
  'assassinates two troops and is promoted at eight trophies, at once (trap)': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { trophyHall: ['bob', 'bob', 'bob', 'bob', 'bob', 'bob'], hand: ['Revenant', 'Noble'] },
      sites: { 'ched-halls a': { troops: ['bob'] } },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Revenant' },
      { as: 'ann', pick: 'ched-halls a, bob' },
      {
        becomes: {
          ann: {
            hand: ['Noble'],
            innerCircle: ['Revenant'],
            trophyHall: ['bob', 'bob', 'bob', 'bob', 'bob', 'bob', 'bob', 'neutral'],
          },
        },
      },
    ],
  },
  'stays below eight': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { trophyHall: ['bob', 'bob', 'bob', 'bob', 'bob', 'bob'], hand: ['Revenant', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Revenant' },
      {
        becomes: {
          ann: {
            hand: ['Noble'],
            played: ['Revenant'],
            trophyHall: ['bob', 'bob', 'bob', 'bob', 'bob', 'bob', 'neutral'],
          },
        },
      },
    ],
  },
})
