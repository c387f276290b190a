import { scenarios } from '../../testing/scenarios'

scenarios('Death Knight', {
  'supplants a troop and counts every five player troops': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: {
        trophyHall: ['bob', 'bob', 'bob', 'bob', 'neutral', 'neutral', 'neutral'],
        hand: ['Death Knight', 'Noble'],
      },
      sites: { 'ched-halls a': { troops: ['bob'] } },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Death Knight' },
      { as: 'ann', pick: 'ched-halls a, bob' },
      {
        becomes: {
          ann: {
            hand: ['Noble'],
            played: ['Death Knight'],
            trophyHall: ['bob', 'bob', 'bob', 'bob', 'bob', 'neutral', 'neutral', 'neutral'],
            points: 1,
          },
        },
      },
    ],
  },
  'gains nothing below five': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      sites: { 'araum-ched': { troops: [] } },
      ann: { trophyHall: ['bob', 'bob', 'bob', 'bob', 'neutral'], hand: ['Death Knight', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Death Knight' },
      {
        becomes: {
          ann: {
            hand: ['Noble'],
            played: ['Death Knight'],
            trophyHall: ['bob', 'bob', 'bob', 'bob', 'neutral'],
          },
        },
      },
    ],
  },
})
