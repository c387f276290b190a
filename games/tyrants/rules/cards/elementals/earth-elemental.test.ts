import { changes, scenarios } from '../../testing/scenarios'

scenarios('Earth Elemental', {
  "returns another player's troop": {
    position: {
      expansions: ['drow', 'elementals'],
      sites: { 'ched-halls a': { troops: ['bob'] }, 'Ched Nasad': { troops: ['ann'], spies: ['bob'] } },
      ann: { hand: ['Earth Elemental', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Earth Elemental' },
      { as: 'ann', in: 'troop', offers: ['ched-halls a, bob'], title: 'Choose a token to return' },
      { as: 'ann', pick: 'troop.ched-halls a, bob' },
      changes({
        ann: { hand: ['Noble'], played: ['Earth Elemental'], influence: 1 },
        bob: { troops: 39 },
        sites: { 'ched-halls a': {} },
      }),
    ],
  },
  "returns another player's spy": {
    position: {
      expansions: ['drow', 'elementals'],
      sites: { 'ched-halls a': { troops: ['bob'] }, 'Ched Nasad': { troops: ['ann'], spies: ['bob'] } },
      ann: { hand: ['Earth Elemental', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Earth Elemental', 'spy.Ched Nasad, bob'] },
      changes({
        ann: { hand: ['Noble'], played: ['Earth Elemental'], influence: 1 },
        bob: { spies: 5 },
        sites: { 'Ched Nasad': { troops: ['ann'] } },
      }),
    ],
  },
  'returns nothing where there are only white troops (rules: tyrants 11.6)': {
    position: { expansions: ['drow', 'elementals'], ann: { hand: ['Earth Elemental', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Earth Elemental' },
      changes({ ann: { hand: ['Noble'], played: ['Earth Elemental'], influence: 1 } }),
    ],
  },
  'draws a card with focus': {
    position: {
      expansions: ['drow', 'elementals'],
      ann: { hand: ['Earth Elemental', 'Advocate'], deck: ['Soldier'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Earth Elemental' },
      changes({
        ann: { hand: ['Advocate', 'Soldier'], played: ['Earth Elemental'], influence: 1, deck: [] },
      }),
    ],
  },
})
