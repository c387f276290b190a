import { cards } from '../../facts/catalog'
import { changes, scenarios } from '../../testing/scenarios'

/** Every copy of every card of the race that the cascade looks for. */
const UNDEAD = cards
  .filter(({ set, published }) => set === 'undead' && published.race === 'undead')
  .flatMap(({ name, copies }) => Array.from({ length: copies }, () => name))

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
      { as: 'ann', picks: ['Play Card.High Priest of Myrkul', 'troop.ched-halls a, bob'] },
      changes({
        ann: { hand: ['Noble'], played: ['High Priest of Myrkul'] },
        sites: { 'ched-halls a': {} },
        bob: { troops: 39 },
      }),
    ],
  },
  'may promote any number of undead cards at the end of the turn; returns nothing where nothing is in reach':
    {
      position: {
        expansions: ['drow', 'undead'],
        market: ['Deathblade'],
        marketDeck: ['Blackguard'],
        sites: { 'araum-ched': { troops: [] } },
        ann: { hand: ['High Priest of Myrkul', 'Noble', 'Soldier'], played: ['Wight', 'Wight'] },
      },
      steps: [
        { as: 'ann', picks: ['Play Card.High Priest of Myrkul', 'Pass'] },
        { as: 'ann', offers: ['Wight', 'Wight'], title: '(optional) Choose cards to promote', count: [0, 2] },
        { as: 'ann', pick: ['Wight'] },
        changes({
          ann: {
            hand: 'start',
            innerCircle: ['Wight'],
            discard: ['High Priest of Myrkul', 'Noble', 'Soldier', 'Wight'],
            deck: ['3 x Noble'],
            played: [],
          },
        }),
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
      { as: 'ann', offers: ['yes', 'no'], title: 'Acquire Ravenous Zombies?', pick: 'yes' },
      changes({
        ann: { hand: ['Noble'], played: ['High Priest of Myrkul'], power: 1, discard: ['Ravenous Zombies'] },
        marketDeck: ['Blackguard'],
      }),
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
      { as: 'ann', picks: ['Play Card.High Priest of Myrkul', 'Undead cascade 4', 'no'] },
      changes({
        ann: { hand: ['Noble'], played: ['High Priest of Myrkul'], power: 1 },
        devoured: ['Ravenous Zombies'],
        marketDeck: ['Blackguard'],
      }),
    ],
  },
  'a found card that devours itself cannot be acquired': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade'],
      marketDeck: ['Advocate', 'Skeletal Horde', 'Blackguard'],
      settings: { houseCards: true },
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['High Priest of Myrkul', 'Noble'], troops: 0 },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.High Priest of Myrkul', 'Undead cascade 4'] },
      { as: 'ann', offers: ['yes', 'no'], title: 'Devour Skeletal Horde to deploy 3 more troops?' },
      { as: 'ann', pick: 'yes' },
      { as: 'ann', in: 'Play Card', offers: ['Noble'] },
      changes({
        ann: { hand: ['Noble'], played: ['High Priest of Myrkul'] },
        devoured: ['Skeletal Horde'],
        marketDeck: ['Blackguard'],
      }),
    ],
  },
  'goes through the whole deck where no such card is found': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade'],
      marketDeck: ['Advocate', 'Blackguard'],
      devoured: UNDEAD,
      settings: { houseCards: true },
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['High Priest of Myrkul', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.High Priest of Myrkul', 'Undead cascade 4'] },
      changes({
        ann: { hand: ['Noble'], played: ['High Priest of Myrkul'] },
        marketDeck: ['Advocate', 'Blackguard'],
      }),
    ],
  },
})
