import { changes, scenarios } from '../../testing/scenarios'

scenarios('Vampire Spawn', {
  "returns another player's troop": {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      sites: { 'ched-halls a': { troops: ['bob'] }, 'Ched Nasad': { troops: ['ann'], spies: ['bob'] } },
      ann: { hand: ['Vampire Spawn', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Vampire Spawn' },
      { as: 'ann', in: 'troop', offers: ['ched-halls a, bob'], title: 'Choose a token to return' },
      { as: 'ann', pick: 'troop.ched-halls a, bob' },
      changes({
        ann: { hand: ['Noble'], played: ['Vampire Spawn'], influence: 1 },
        bob: { troops: 39 },
        sites: { 'ched-halls a': {} },
      }),
    ],
  },
  "returns another player's spy": {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      sites: { 'ched-halls a': { troops: ['bob'] }, 'Ched Nasad': { troops: ['ann'], spies: ['bob'] } },
      ann: { hand: ['Vampire Spawn', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Vampire Spawn', 'spy.Ched Nasad, bob'] },
      changes({
        ann: { hand: ['Noble'], played: ['Vampire Spawn'], influence: 1 },
        bob: { spies: 5 },
        sites: { 'Ched Nasad': { troops: ['ann'] } },
      }),
    ],
  },
  'returns nothing where there are only white troops (rules: tyrants 11.6)': {
    position: {
      expansions: ['drow', 'undead'],
      market: ['Deathblade', 'Advocate'],
      marketDeck: ['Blackguard'],
      ann: { hand: ['Vampire Spawn', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Vampire Spawn' },
      changes({ ann: { hand: ['Noble'], played: ['Vampire Spawn'], influence: 1 } }),
    ],
  },
})
