import { changes, scenarios } from '../../testing/scenarios'

scenarios('Conjurer', {
  'places a spy': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Conjurer', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Conjurer' },
      {
        as: 'ann',
        offers: [
          'Place a spy',
          'Return one of your spies > Recruit up to 2 cards that each cost 3 or less without paying their costs',
        ],
        title: 'Conjurer',
      },
      { as: 'ann', picks: ['Place a spy', 'Araumycos'] },
      changes({
        ann: { hand: ['Noble'], played: ['Conjurer'], spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'recruits up to two cards without paying (rules: tyrants 11.7)': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      sites: { Araumycos: { spies: ['ann'] } },
      ann: { hand: ['Conjurer', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Conjurer' },
      {
        as: 'ann',
        pick: 'Return one of your spies > Recruit up to 2 cards that each cost 3 or less without paying their costs',
      },
      { as: 'ann', pick: 'Araumycos' },
      {
        as: 'ann',
        offers: ['Priestess of Lolth', 'House Guard', 'Advocate'],
        title: '(optional) Choose cards to recruit',
        count: [0, 1],
      },
      { as: 'ann', picks: ['House Guard', 'Advocate'] },
      changes({
        ann: { hand: ['Noble'], played: ['Conjurer'], discard: ['House Guard', 'Advocate'], spies: 5 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: [] } },
      }),
    ],
  },
  'recruits one if its player wants no more': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      sites: { Araumycos: { spies: ['ann'] } },
      ann: { hand: ['Conjurer', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Conjurer' },
      {
        as: 'ann',
        pick: 'Return one of your spies > Recruit up to 2 cards that each cost 3 or less without paying their costs',
      },
      { as: 'ann', picks: ['Araumycos', 'Advocate', []] },
      changes({
        ann: { hand: ['Noble'], played: ['Conjurer'], discard: ['Advocate'], spies: 5 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: [] } },
      }),
    ],
  },
  'must recruit two in its house wording, and places two spies': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      sites: { Araumycos: { spies: ['ann'] } },
      settings: { houseCards: true },
      ann: { hand: ['Conjurer', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Conjurer' },
      {
        as: 'ann',
        offers: [
          'Place two spies',
          'Return one of your spies > Recruit up to 2 cards that each cost 3 or less without paying their costs',
        ],
      },
      {
        as: 'ann',
        pick: 'Return one of your spies > Recruit up to 2 cards that each cost 3 or less without paying their costs',
      },
      { as: 'ann', pick: 'Araumycos' },
      {
        as: 'ann',
        offers: ['Priestess of Lolth', 'House Guard', 'Advocate'],
        title: 'Choose cards to recruit',
        count: 1,
      },
      { as: 'ann', picks: ['Advocate', 'House Guard'] },
      changes({
        ann: { hand: ['Noble'], played: ['Conjurer'], discard: ['Advocate', 'House Guard'], spies: 5 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: [] } },
      }),
    ],
  },
})
