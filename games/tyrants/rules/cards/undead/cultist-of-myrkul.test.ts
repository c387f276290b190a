import { changes, scenarios } from '../../testing/scenarios'

scenarios('Cultist of Myrkul', {
  'gains influence': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Cultist of Myrkul', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Cultist of Myrkul' },
      {
        as: 'ann',
        offers: [
          '+2 influence',
          'Devour this card > At end of turn, promote up to 2 other cards played this turn',
        ],
        title: 'Cultist of Myrkul',
      },
      { as: 'ann', pick: '+2 influence' },
      changes({ ann: { hand: ['Noble'], played: ['Cultist of Myrkul'], influence: 2 } }),
    ],
  },
  'is devoured for up to two promotions (rules: tyrants 11.7)': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Cultist of Myrkul', 'Soldier', 'Soldier', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Cultist of Myrkul' },
      { as: 'ann', pick: 'Devour this card > At end of turn, promote up to 2 other cards played this turn' },
      { as: 'ann', picks: ['Play Card.Soldier', 'Play Card.Soldier', 'Pass'] },
      {
        as: 'ann',
        offers: ['Soldier', 'Soldier'],
        title: '(optional) Choose cards to promote',
        count: [0, 2],
      },
      { as: 'ann', pick: 'Soldier' },
      changes({
        ann: { hand: 'start', innerCircle: ['Soldier'], discard: ['Soldier', 'Noble'], deck: ['2 x Noble'] },
        devoured: ['Cultist of Myrkul'],
      }),
    ],
  },
  'must promote two in its house wording': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Cultist of Myrkul', 'Soldier', 'Soldier', 'Noble'] },
      settings: { houseCards: true },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Cultist of Myrkul' },
      { as: 'ann', pick: 'Devour this card > At end of turn, promote up to 2 other cards played this turn' },
      { as: 'ann', picks: ['Play Card.Soldier', 'Play Card.Soldier', 'Pass'] },
      changes({
        ann: { hand: 'start', innerCircle: ['Soldier', 'Soldier'], discard: ['Noble'], deck: ['2 x Noble'] },
        devoured: ['Cultist of Myrkul'],
      }),
    ],
  },
  'is neither discarded nor a candidate of another promotion once it was devoured (trap)': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Cultist of Myrkul', 'Noble'], played: ['Soldier'], deck: ['5 x Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Cultist of Myrkul' },
      { as: 'ann', pick: 'Devour this card > At end of turn, promote up to 2 other cards played this turn' },
      { as: 'ann', pick: 'Pass' },
      { as: 'ann', offers: ['Soldier'], title: '(optional) Choose cards to promote', count: [0, 1] },
      { as: 'ann', pick: [] },
      changes({
        ann: { hand: 'start', discard: ['Soldier', 'Noble'], deck: [], played: [] },
        devoured: ['Cultist of Myrkul'],
      }),
    ],
  },
})
