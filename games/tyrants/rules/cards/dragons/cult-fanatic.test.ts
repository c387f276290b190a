import { changes, scenarios } from '../../testing/scenarios'

scenarios('Cult Fanatic', {
  'may devour a card of the market, which is replaced': {
    position: {
      market: ['Spellspinner', 'Spellspinner', 'Blackguard'],
      marketDeck: ['Kobold', 'Deathblade', 'Advocate', 'Black Dragon'],
      ann: { hand: ['Cult Fanatic', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Cult Fanatic' },
      {
        as: 'ann',
        offers: ['Blackguard', 'Spellspinner', 'Spellspinner'],
        title: '(optional) Choose cards to devour from the market',
        count: [0, 1],
      },
      { as: 'ann', pick: 'Blackguard' },
      changes({
        ann: { hand: ['Noble'], played: ['Cult Fanatic'], influence: 2 },
        devoured: ['Blackguard'],
        market: ['Advocate', 'Black Dragon', 'Deathblade', 'Kobold', 'Spellspinner', 'Spellspinner'],
      }),
    ],
  },
  'devours nothing if its player does not want to': {
    position: {
      market: ['Spellspinner', 'Spellspinner', 'Blackguard'],
      marketDeck: ['Kobold', 'Deathblade', 'Advocate', 'Black Dragon'],
      ann: { hand: ['Cult Fanatic', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Cult Fanatic', []] },
      changes({ ann: { hand: ['Noble'], played: ['Cult Fanatic'], influence: 2 } }),
    ],
  },
  'devours nothing of an empty market': {
    position: { market: [], ann: { hand: ['Cult Fanatic', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Cult Fanatic' },
      changes({ ann: { hand: ['Noble'], played: ['Cult Fanatic'], influence: 2 } }),
    ],
  },
  'devours up to three in its house wording': {
    position: {
      market: ['Spellspinner', 'Spellspinner', 'Blackguard'],
      marketDeck: ['Kobold', 'Deathblade', 'Advocate', 'Black Dragon'],
      settings: { houseCards: true },
      ann: { hand: ['Cult Fanatic', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Cult Fanatic' },
      { as: 'ann', offers: ['Blackguard', 'Spellspinner', 'Spellspinner'], count: [0, 3] },
      { as: 'ann', pick: ['Blackguard', 'Spellspinner'] },
      changes({
        ann: { hand: ['Noble'], played: ['Cult Fanatic'], influence: 2 },
        devoured: ['Blackguard', 'Spellspinner'],
      }),
    ],
  },
})
