import { changes, scenarios } from '../../testing/scenarios'

scenarios('Ghost', {
  'places a spy': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Ghost', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Ghost' },
      {
        as: 'ann',
        offers: [
          'Place a spy',
          'Return one of your spies > For the rest of your turn treat the top card of the devoured deck as if it was in the market',
        ],
        title: 'Ghost',
      },
      { as: 'ann', picks: ['Place a spy', 'Araumycos'] },
      changes({
        ann: { hand: ['Noble'], played: ['Ghost'], spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'puts the newest devoured card up for sale': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      devoured: ['Wight'],
      ann: { hand: ['Ghost', 'Noble'], influence: 3 },
      sites: { Araumycos: { spies: ['ann'] } },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Ghost' },
      {
        as: 'ann',
        pick: 'Return one of your spies > For the rest of your turn treat the top card of the devoured deck as if it was in the market',
      },
      { as: 'ann', pick: 'Araumycos' },
      {
        as: 'ann',
        in: 'Recruit',
        offers: ['Priestess of Lolth', 'House Guard', 'Advocate', 'devoured: Wight'],
      },
      { as: 'ann', pick: 'Recruit.devoured: Wight' },
      changes({
        ann: { hand: ['Noble'], played: ['Ghost'], discard: ['Wight'], influence: 0, spies: 5 },
        devoured: [],
        sites: { Araumycos: { troops: ['4 x neutral'], spies: [] } },
      }),
    ],
  },
  'gets nothing without a spy on the board': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Ghost', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Ghost' },
      {
        as: 'ann',
        pick: 'Return one of your spies > For the rest of your turn treat the top card of the devoured deck as if it was in the market',
      },
      changes({ ann: { hand: ['Noble'], played: ['Ghost'] } }),
    ],
  },
  'gains the effects of a devoured card in its house wording': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      settings: { houseCards: true },
      ann: { hand: ['Ghost', 'Noble'], discard: ['Bounty Hunter'] },
      sites: { Araumycos: { spies: ['ann'] } },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Ghost' },
      {
        as: 'ann',
        pick: 'Return one of your spies > You may devour a card in your discard pile; if you do, gain the effects of the devoured card',
      },
      { as: 'ann', pick: 'Araumycos' },
      { as: 'ann', offers: ['Bounty Hunter'], title: '(optional) Choose a card to devour', count: [0, 1] },
      { as: 'ann', pick: 'Bounty Hunter' },
      changes({
        ann: { hand: ['Noble'], played: ['Ghost'], power: 3, spies: 5, discard: [] },
        devoured: ['Bounty Hunter'],
        sites: { Araumycos: { troops: ['4 x neutral'], spies: [] } },
      }),
    ],
  },
})
