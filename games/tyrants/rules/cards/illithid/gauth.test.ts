import { changes, scenarios } from '../../testing/scenarios'

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
      changes({ ann: { hand: ['Noble'], played: ['Gauth'], influence: 2 } }),
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
      changes({
        ann: { hand: ['Noble', 'Soldier'], played: ['Gauth'], deck: [] },
        bob: { hand: ['4 x Noble'], discard: ['Noble'] },
      }),
    ],
  },
  'does not make an opponent with three cards discard': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Gauth', 'Noble'], deck: [] },
      bob: { hand: ['3 x Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Gauth' },
      { as: 'ann', pick: 'Draw a card. Choose one opponent with more than 3 cards to discard a card' },
      changes({ ann: { hand: ['Noble'], played: ['Gauth'] } }),
    ],
  },
})
