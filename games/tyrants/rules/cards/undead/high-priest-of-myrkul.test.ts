import { scenarios } from '../../testing/scenarios'

scenarios('High Priest of Myrkul', {
  "returns another player's troop or spy": {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade'],
      marketDeck: ['Blackguard'],
      sites: { 'ched-halls a': { troops: ['bob'] } },
      ann: { hand: ['High Priest of Myrkul', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.High Priest of Myrkul' },
      { as: 'ann', pick: 'troop.ched-halls a, bob' },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['High Priest of Myrkul'] },
          sites: { 'ched-halls a': {} },
        },
      },
    ],
  },
  'may promote any number of undead cards at the end of the turn, itself too': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade'],
      marketDeck: ['Blackguard'],
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['High Priest of Myrkul', 'Noble', 'Soldier'], played: ['Wight', 'Wight'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.High Priest of Myrkul' },
      { as: 'ann', pick: 'Pass' },
      { as: 'ann', offers: ['Wight', 'Wight'], title: '(optional) Choose cards to promote', min: 0, max: 2 },
      { as: 'ann', pick: ['Wight'] },
      {
        becomes: {
          ann: {
            hand: 'start',
            innerCircle: ['Wight'],
            discard: ['High Priest of Myrkul', 'Noble', 'Soldier', 'Wight'],
          },
        },
      },
    ],
  },
  'cascades in its house wording: plays the first undead card of four or less, then acquires it': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade'],
      marketDeck: ['Advocate', 'Vampire', 'Ravenous Zombies', 'Blackguard'],
      settings: { houseCards: true },
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['High Priest of Myrkul', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.High Priest of Myrkul' },
      {
        as: 'ann',
        offers: ["Return another player's troop or spy", 'Undead cascade 4'],
        title: 'High Priest of Myrkul',
      },
      { as: 'ann', pick: 'Undead cascade 4' },
      { as: 'ann', offers: ['yes', 'no'], title: 'Acquire Ravenous Zombies?' },
      { as: 'ann', pick: 'yes' },
      {
        becomes: {
          ann: {
            hand: ['Noble'],
            played: ['High Priest of Myrkul'],
            power: 1,
            discard: ['Ravenous Zombies'],
          },
          marketDeck: ['Blackguard'],
        },
      },
    ],
  },
  'devours the card that it found, if it is not acquired': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade'],
      marketDeck: ['Advocate', 'Vampire', 'Ravenous Zombies', 'Blackguard'],
      settings: { houseCards: true },
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['High Priest of Myrkul', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.High Priest of Myrkul' },
      { as: 'ann', pick: 'Undead cascade 4' },
      { as: 'ann', pick: 'no' },
      {
        becomes: {
          ann: { hand: ['Noble'], played: ['High Priest of Myrkul'], power: 1 },
          devoured: ['Ravenous Zombies'],
          marketDeck: ['Blackguard'],
        },
      },
    ],
  },
})
