import { changes, scenarios } from '../../testing/scenarios'

scenarios('Blue Wyrmling', {
  "returns another player's troop": {
    position: {
      sites: { 'ched-halls a': { troops: ['bob'] }, 'Ched Nasad': { troops: ['ann'], spies: ['bob'] } },
      ann: { hand: ['Blue Wyrmling', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Blue Wyrmling' },
      { as: 'ann', in: 'troop', offers: ['ched-halls a, bob'], title: 'Choose a token to return' },
      { as: 'ann', pick: 'troop.ched-halls a, bob' },
      changes({
        ann: { hand: ['Noble'], played: ['Blue Wyrmling'], influence: 3 },
        bob: { troops: 39 },
        sites: { 'ched-halls a': {} },
      }),
    ],
  },
  "returns another player's spy": {
    position: {
      sites: { 'ched-halls a': { troops: ['bob'] }, 'Ched Nasad': { troops: ['ann'], spies: ['bob'] } },
      ann: { hand: ['Blue Wyrmling', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Blue Wyrmling', 'spy.Ched Nasad, bob'] },
      changes({
        ann: { hand: ['Noble'], played: ['Blue Wyrmling'], influence: 3 },
        bob: { spies: 5 },
        sites: { 'Ched Nasad': { troops: ['ann'] } },
      }),
    ],
  },
  'returns nothing where there are only white troops (rules: tyrants 11.6)': {
    position: { ann: { hand: ['Blue Wyrmling', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Blue Wyrmling' },
      changes({ ann: { hand: ['Noble'], played: ['Blue Wyrmling'], influence: 3 } }),
    ],
  },
})
