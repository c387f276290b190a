import { scenarios } from '../../testing/scenarios'

scenarios('Gauth', {
  'gains influence': {
    position: { expansions: ['drow', 'illithid'], market: ['Deathblade'], ann: { hand: ['Gauth', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Gauth' },
      {
        as: 'ann',
        offers: ['+2 influence', 'Draw a card. Choose one opponent with more than 3 cards to discard a card'],
        title: 'Gauth',
      },
      { as: 'ann', pick: '+2 influence' },
      { becomes: { ann: { hand: ['Noble'], played: ['Gauth'], influence: 2 } } },
    ],
  },
  'draws a card and makes an opponent discard': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Gauth', 'Noble'], deck: ['Soldier'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Gauth' },
      { as: 'ann', pick: 'Draw a card. Choose one opponent with more than 3 cards to discard a card' },
      { as: 'bob', pick: 'Noble' },
      {
        becomes: {
          ann: { hand: ['Noble', 'Soldier'], played: ['Gauth'], deck: [] },
          bob: { hand: ['Noble', 'Noble', 'Noble', 'Noble'], discard: ['Noble'] },
        },
      },
    ],
  },
  'makes nobody discard who has three cards': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Gauth', 'Noble'], deck: [] },
      bob: { hand: ['Noble', 'Noble', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Gauth' },
      { as: 'ann', pick: 'Draw a card. Choose one opponent with more than 3 cards to discard a card' },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['Gauth'], deck: [] },
          bob: { hand: ['Noble', 'Noble', 'Noble'] },
        },
      },
    ],
  },
})
