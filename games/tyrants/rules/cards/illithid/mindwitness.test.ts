import { scenarios } from '../../testing/scenarios'

scenarios('Mindwitness', {
  'makes the owner of the troop discard, who has more than three cards': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      bob: { hand: ['Noble', 'Noble', 'Noble', 'Soldier'] },
      sites: { 'ched-halls a': { troops: ['bob'] } },
      ann: { hand: ['Mindwitness', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Mindwitness' },
      { as: 'ann', pick: 'ched-halls a, bob' },
      {
        as: 'bob',
        offers: ['Noble', 'Noble', 'Noble', 'Soldier'],
        title: 'Choose a card to discard',
        min: 1,
        max: 1,
      },
      { as: 'bob', pick: 'Soldier' },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Mindwitness'], trophyHall: ['bob'] },
          bob: { hand: ['Noble', 'Noble', 'Noble'], discard: ['Soldier'] },
        },
      },
    ],
  },
  'spares who has three cards, and nobody owns a white troop': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      bob: { hand: ['Noble', 'Noble', 'Noble'] },
      sites: { 'ched-halls a': { troops: ['bob'] } },
      ann: { hand: ['Mindwitness', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Mindwitness' },
      { as: 'ann', pick: 'ched-halls a, bob' },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Mindwitness'], trophyHall: ['bob'] },
          bob: { hand: ['Noble', 'Noble', 'Noble'] },
        },
      },
    ],
  },
  'does nothing where there is no troop': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['Mindwitness', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Mindwitness' },
      { becomes: { ann: { hand: ['Noble'], played: ['Mindwitness'] } } },
    ],
  },
})
