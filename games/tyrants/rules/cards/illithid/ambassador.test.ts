import { changes, scenarios } from '../../testing/scenarios'

scenarios('Ambassador', {
  'is promoted instead when an opponent makes its player discard it': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Cranium Rats', 'Noble'], troops: 0 },
      bob: { hand: ['Ambassador', '3 x Noble'], deck: ['Soldier'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Cranium Rats' },
      { as: 'bob', pick: 'Ambassador' },
      { as: 'bob', offers: ['yes', 'no'], title: 'Promote Ambassador instead of discarding?', pick: 'yes' },
      changes({
        ann: { hand: ['Noble'], played: ['Cranium Rats'] },
        bob: { hand: ['3 x Noble'], innerCircle: ['Ambassador'] },
      }),
    ],
  },
  'is discarded if its player wants that': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Cranium Rats', 'Noble'], troops: 0 },
      bob: { hand: ['Ambassador', '3 x Noble'], deck: ['Soldier'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Cranium Rats' },
      { as: 'bob', picks: ['Ambassador', 'no'] },
      changes({
        bob: { hand: ['3 x Noble'], discard: ['Ambassador'] },
        ann: { hand: ['Noble'], played: ['Cranium Rats'] },
      }),
    ],
  },
  'draws a card as well in its house wording': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      settings: { houseCards: true },
      ann: { hand: ['Cranium Rats', 'Noble'], troops: 0 },
      bob: { hand: ['Ambassador', '3 x Noble'], deck: ['Soldier'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Cranium Rats' },
      { as: 'bob', picks: ['Ambassador', 'yes'] },
      changes({
        bob: { hand: ['3 x Noble', 'Soldier'], innerCircle: ['Ambassador'], deck: [] },
        ann: { hand: ['Noble'], played: ['Cranium Rats'] },
      }),
    ],
  },
  'promotes another card at the end of the turn': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Ambassador', 'Soldier', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Ambassador', 'Play Card.Soldier', 'Pass'] },
      changes({
        ann: {
          hand: 'start',
          innerCircle: ['Soldier'],
          discard: ['Ambassador', 'Noble'],
          deck: ['3 x Noble'],
        },
      }),
    ],
  },
  'promotes nothing when no other card was played': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Ambassador', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Ambassador', 'Pass'] },
      changes({ ann: { hand: 'start', discard: ['Ambassador', 'Noble'], deck: ['4 x Noble'] } }),
    ],
  },
})
