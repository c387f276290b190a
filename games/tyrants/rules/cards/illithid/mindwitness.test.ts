import { changes, scenarios } from '../../testing/scenarios'

scenarios('Mindwitness', {
  'makes the owner of the troop discard, who has more than three cards': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      bob: { hand: ['3 x Noble', 'Soldier'] },
      sites: { 'ched-halls a': { troops: ['bob'] } },
      ann: { hand: ['Mindwitness', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Mindwitness', 'ched-halls a, bob'] },
      {
        as: 'bob',
        offers: ['Noble', 'Noble', 'Noble', 'Soldier'],
        title: 'Choose a card to discard',
        count: 1,
      },
      { as: 'bob', pick: 'Soldier' },
      changes({
        ann: { hand: ['Noble'], played: ['Mindwitness'], trophyHall: ['bob'] },
        bob: { hand: ['3 x Noble'], discard: ['Soldier'] },
        sites: { 'ched-halls a': { troops: [] } },
      }),
    ],
  },
  'spares who has three cards, and nobody owns a white troop': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      bob: { hand: ['3 x Noble'] },
      sites: { 'ched-halls a': { troops: ['bob'] } },
      ann: { hand: ['Mindwitness', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Mindwitness', 'ched-halls a, bob'] },
      changes({
        ann: { hand: ['Noble'], played: ['Mindwitness'], trophyHall: ['bob'] },
        sites: { 'ched-halls a': { troops: [] } },
      }),
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
      changes({ ann: { hand: ['Noble'], played: ['Mindwitness'] } }),
    ],
  },
})
