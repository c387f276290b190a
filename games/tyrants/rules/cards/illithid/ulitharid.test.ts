import { changes, scenarios } from '../../testing/scenarios'

scenarios('Ulitharid', {
  'plays a card of the market costing four or less, devours it and fills the market once (trap)': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Bounty Hunter', 'Deathblade', '4 x Advocate'],
      marketDeck: ['Doppelganger', 'Blackguard'],
      ann: { hand: ['Ulitharid', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Ulitharid' },
      {
        as: 'ann',
        offers: ['Bounty Hunter', 'Advocate', 'Advocate', 'Advocate', 'Advocate'],
        title: 'Choose a market card to play',
        count: 1,
      },
      { as: 'ann', pick: 'Bounty Hunter' },
      changes({
        ann: { hand: ['Noble'], played: ['Ulitharid'], power: 3 },
        devoured: ['Bounty Hunter'],
        market: ['Deathblade', 'Doppelganger', '4 x Advocate'],
        marketDeck: ['Blackguard'],
      }),
    ],
  },
  'takes cards up to six in its house wording': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Bounty Hunter', 'Deathblade', '4 x Advocate'],
      marketDeck: ['Doppelganger', 'Blackguard'],
      settings: { houseCards: true },
      ann: { hand: ['Ulitharid', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Ulitharid' },
      { as: 'ann', offers: ['Bounty Hunter', 'Deathblade', 'Advocate', 'Advocate', 'Advocate', 'Advocate'] },
      { as: 'ann', pick: 'Deathblade' },
      changes({
        ann: { hand: ['Noble'], played: ['Ulitharid'], trophyHall: ['neutral'] },
        devoured: ['Deathblade'],
        marketDeck: ['Blackguard'],
        sites: { 'araum-ched': { troops: [] } },
      }),
    ],
  },
  'does nothing where no card is cheap enough': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { hand: ['Ulitharid', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Ulitharid' },
      changes({ ann: { hand: ['Noble'], played: ['Ulitharid'] } }),
    ],
  },
  'devours a card that promoted itself (trap)': {
    position: {
      expansions: ['illithid', 'undead'],
      settings: { houseCards: true },
      market: ['Necromancer', 'Vampire'],
      marketDeck: ['Lich'],
      ann: { hand: ['Ulitharid', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Ulitharid' },
      { as: 'ann', pick: 'Promote this card, or a card from your hand or discard pile' },
      { as: 'ann', pick: 'this card.Necromancer' },
      changes({ ann: { hand: ['Noble'], played: ['Ulitharid'] }, devoured: ['Necromancer'] }),
    ],
  },
})
