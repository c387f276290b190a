import { changes, scenarios } from '../../testing/scenarios'

scenarios('White Wyrmling', {
  'may devour a card of the market, which is replaced': {
    position: {
      market: ['Spellspinner', 'Spellspinner', 'Blackguard'],
      marketDeck: ['Kobold', 'Deathblade', 'Advocate', 'Black Dragon'],
      ann: { hand: ['White Wyrmling', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.White Wyrmling', 'Ched Nasad', 'Ched Nasad'] },
      {
        as: 'ann',
        offers: ['Blackguard', 'Spellspinner', 'Spellspinner'],
        title: '(optional) Choose cards to devour from the market',
        count: [0, 1],
      },
      { as: 'ann', pick: 'Blackguard' },
      changes({
        ann: { hand: ['Noble'], played: ['White Wyrmling'], troops: 37 },
        devoured: ['Blackguard'],
        market: ['Advocate', 'Black Dragon', 'Deathblade', 'Kobold', 'Spellspinner', 'Spellspinner'],
        sites: { 'Ched Nasad': { troops: ['3 x ann'] } },
      }),
    ],
  },
  'devours nothing if its player does not want to': {
    position: {
      market: ['Spellspinner', 'Spellspinner', 'Blackguard'],
      marketDeck: ['Kobold', 'Deathblade', 'Advocate', 'Black Dragon'],
      ann: { hand: ['White Wyrmling', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.White Wyrmling', 'Ched Nasad', 'Ched Nasad', []] },
      changes({
        ann: { hand: ['Noble'], played: ['White Wyrmling'], troops: 37 },
        sites: { 'Ched Nasad': { troops: ['3 x ann'] } },
      }),
    ],
  },
  'devours nothing of an empty market': {
    position: { market: [], ann: { hand: ['White Wyrmling', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.White Wyrmling', 'Ched Nasad', 'Ched Nasad'] },
      changes({
        ann: { hand: ['Noble'], played: ['White Wyrmling'], troops: 37 },
        sites: { 'Ched Nasad': { troops: ['3 x ann'] } },
      }),
    ],
  },
  'devours up to three in its house wording': {
    position: {
      market: ['Spellspinner', 'Spellspinner', 'Blackguard'],
      marketDeck: ['Kobold', 'Deathblade', 'Advocate', 'Black Dragon'],
      settings: { houseCards: true },
      ann: { hand: ['White Wyrmling', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.White Wyrmling', 'Ched Nasad', 'Ched Nasad'] },
      { as: 'ann', offers: ['Blackguard', 'Spellspinner', 'Spellspinner'], count: [0, 3] },
      { as: 'ann', pick: ['Blackguard', 'Spellspinner'] },
      changes({
        ann: { hand: ['Noble'], played: ['White Wyrmling'], troops: 37 },
        devoured: ['Blackguard', 'Spellspinner'],
        sites: { 'Ched Nasad': { troops: ['3 x ann'] } },
      }),
    ],
  },
})
