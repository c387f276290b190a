import { changes, scenarios } from '../../testing/scenarios'

scenarios('Vampire', {
  'supplants a troop': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Vampire', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Vampire' },
      {
        as: 'ann',
        offers: [
          'Supplant a troop',
          'Promote a card from your discard pile, then gain 1 VP for every 3 cards in your inner circle',
        ],
        title: 'Vampire',
      },
      { as: 'ann', pick: 'Supplant a troop' },
      changes({
        ann: { hand: ['Noble'], played: ['Vampire'], trophyHall: ['neutral'], troops: 38 },
        sites: { 'araum-ched': { troops: ['ann'] } },
      }),
    ],
  },
  'promotes from the discard pile and counts every three cards': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Vampire', 'Noble'], discard: ['Advocate'], innerCircle: ['Noble', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Vampire' },
      {
        as: 'ann',
        pick: 'Promote a card from your discard pile, then gain 1 VP for every 3 cards in your inner circle',
      },
      changes({
        ann: {
          hand: ['Noble'],
          played: ['Vampire'],
          innerCircle: ['Noble', 'Noble', 'Advocate'],
          points: 1,
          discard: [],
        },
      }),
    ],
  },
  'promotes nothing from an empty discard pile': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Vampire', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Vampire' },
      {
        as: 'ann',
        pick: 'Promote a card from your discard pile, then gain 1 VP for every 3 cards in your inner circle',
      },
      changes({ ann: { hand: ['Noble'], played: ['Vampire'] } }),
    ],
  },
})
