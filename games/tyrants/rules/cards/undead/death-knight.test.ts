import { changes, scenarios } from '../../testing/scenarios'

scenarios('Death Knight', {
  'supplants a troop and counts every five player troops': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { trophyHall: ['4 x bob', '3 x neutral'], hand: ['Death Knight', 'Noble'] },
      sites: { 'ched-halls a': { troops: ['bob'] } },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Death Knight', 'ched-halls a, bob'] },
      changes({
        ann: {
          hand: ['Noble'],
          played: ['Death Knight'],
          trophyHall: ['5 x bob', '3 x neutral'],
          points: 1,
          troops: 38,
        },
        sites: { 'ched-halls a': { troops: ['ann'] } },
      }),
    ],
  },
  'gains nothing below five': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      sites: { 'araum-ched': { troops: [] } },
      ann: { trophyHall: ['4 x bob', 'neutral'], hand: ['Death Knight', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Death Knight' },
      changes({ ann: { hand: ['Noble'], played: ['Death Knight'] } }),
    ],
  },
})
