import { changes, scenarios } from '../../testing/scenarios'

scenarios('Wight', {
  'gains power': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Wight', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Wight' },
      { as: 'ann', offers: ['+2 power', 'Devour a card in your hand > Supplant a troop'], title: 'Wight' },
      { as: 'ann', pick: '+2 power' },
      changes({ ann: { hand: ['Noble'], played: ['Wight'], power: 2 } }),
    ],
  },
  'devours a card of the hand and supplants a troop': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Wight', 'Soldier', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Wight', 'Devour a card in your hand > Supplant a troop'] },
      {
        as: 'ann',
        offers: ['Soldier', 'Noble'],
        title: '(optional) Choose a card to feed to your wight',
        count: [0, 1],
      },
      { as: 'ann', pick: 'Soldier' },
      changes({
        ann: { hand: ['Noble'], played: ['Wight'], trophyHall: ['neutral'], troops: 38 },
        devoured: ['Soldier'],
        sites: { 'araum-ched': { troops: ['ann'] } },
      }),
    ],
  },
  'does nothing without a devoured card': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Wight', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Wight', 'Devour a card in your hand > Supplant a troop', []] },
      changes({ ann: { hand: ['Noble'], played: ['Wight'] } }),
    ],
  },
})
