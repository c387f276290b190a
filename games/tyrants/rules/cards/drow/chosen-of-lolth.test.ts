import { changes, scenarios } from '../../testing/scenarios'

scenarios('Chosen of Lolth', {
  "returns another player's troop": {
    position: {
      sites: { 'ched-halls a': { troops: ['bob'] }, 'Ched Nasad': { troops: ['ann'], spies: ['bob'] } },
      ann: { hand: ['Chosen of Lolth', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Chosen of Lolth' },
      { as: 'ann', in: 'troop', offers: ['ched-halls a, bob'], title: 'Choose a token to return' },
      { as: 'ann', pick: 'troop.ched-halls a, bob' },
      changes({
        ann: { hand: ['Noble'], played: ['Chosen of Lolth'] },
        bob: { troops: 39 },
        sites: { 'ched-halls a': {} },
      }),
    ],
  },
  "returns another player's spy": {
    position: {
      sites: { 'ched-halls a': { troops: ['bob'] }, 'Ched Nasad': { troops: ['ann'], spies: ['bob'] } },
      ann: { hand: ['Chosen of Lolth', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Chosen of Lolth', 'spy.Ched Nasad, bob'] },
      changes({
        ann: { hand: ['Noble'], played: ['Chosen of Lolth'] },
        bob: { spies: 5 },
        sites: { 'Ched Nasad': { troops: ['ann'] } },
      }),
    ],
  },
  'returns nothing where there are only white troops (rules: tyrants 11.6)': {
    position: { ann: { hand: ['Chosen of Lolth', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Chosen of Lolth' },
      changes({ ann: { hand: ['Noble'], played: ['Chosen of Lolth'] } }),
    ],
  },
  'promotes another card at the end of the turn': {
    position: { ann: { hand: ['Chosen of Lolth', 'Soldier', 'Noble'] }, market: ['Spellspinner'] },
    steps: [
      { as: 'ann', picks: ['Play Card.Chosen of Lolth', 'Play Card.Soldier', 'Pass'] },
      changes({
        ann: {
          hand: 'start',
          innerCircle: ['Soldier'],
          discard: ['Chosen of Lolth', 'Noble'],
          deck: ['3 x Noble'],
        },
      }),
    ],
  },
  'promotes nothing when no other card was played': {
    position: { ann: { hand: ['Chosen of Lolth', 'Noble'] }, market: ['Spellspinner'] },
    steps: [
      { as: 'ann', picks: ['Play Card.Chosen of Lolth', 'Pass'] },
      changes({ ann: { hand: 'start', discard: ['Chosen of Lolth', 'Noble'], deck: ['4 x Noble'] } }),
    ],
  },
})
