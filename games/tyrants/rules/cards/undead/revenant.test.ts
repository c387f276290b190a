import { changes, scenarios } from '../../testing/scenarios'

scenarios('Revenant', {
  'assassinates two troops and is promoted at eight trophies, at once (trap)': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { trophyHall: ['6 x bob'], hand: ['Revenant', 'Noble'] },
      sites: { 'ched-halls a': { troops: ['bob'] } },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Revenant', 'ched-halls a, bob'] },
      changes({
        ann: { hand: ['Noble'], innerCircle: ['Revenant'], trophyHall: ['7 x bob', 'neutral'] },
        sites: { 'araum-ched': { troops: [] }, 'ched-halls a': { troops: [] } },
      }),
    ],
  },
  'stays below eight': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { trophyHall: ['6 x bob'], hand: ['Revenant', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Revenant' },
      changes({
        ann: { hand: ['Noble'], played: ['Revenant'], trophyHall: ['6 x bob', 'neutral'] },
        sites: { 'araum-ched': { troops: [] } },
      }),
    ],
  },
  'takes nothing where no troop is in reach, and is promoted if eight trophies are there already': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      sites: { 'araum-ched': { troops: [] } },
      ann: { trophyHall: Array.from({ length: 8 }, () => 'bob'), hand: ['Revenant', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Revenant' },
      changes({ ann: { hand: ['Noble'], innerCircle: ['Revenant'] } }),
    ],
  },
  'does nothing with no troop in reach and fewer trophies': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['Revenant', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Revenant' },
      changes({ ann: { hand: ['Noble'], played: ['Revenant'] } }),
    ],
  },
  'is neither discarded nor a candidate once it was promoted (trap)': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      sites: { 'araum-ched': { troops: [] } },
      ann: {
        trophyHall: Array.from({ length: 8 }, () => 'bob'),
        hand: ['Revenant', 'Noble'],
        deck: ['5 x Noble'],
        played: ['Soldier'],
        discard: [],
      },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Revenant', 'Pass'] },
      changes({
        ann: {
          hand: 'start',
          innerCircle: ['Revenant'],
          discard: ['Noble', 'Soldier'],
          deck: [],
          played: [],
        },
      }),
    ],
  },
})
