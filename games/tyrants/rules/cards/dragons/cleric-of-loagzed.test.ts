import { changes, scenarios } from '../../testing/scenarios'

scenarios('Cleric of Loagzed', {
  'moves an enemy troop anywhere': {
    position: {
      sites: { 'ched-halls a': { troops: ['bob'] }, 'Ched Nasad': { troops: ['ann', 'neutral'] } },
      ann: { hand: ['Cleric of Loagzed', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Cleric of Loagzed', 'ched-halls a, bob', 'Skullport'] },
      changes({
        ann: { hand: ['Noble'], played: ['Cleric of Loagzed'] },
        sites: { 'ched-halls a': {}, Skullport: { troops: ['bob', 'neutral', 'neutral'] } },
      }),
    ],
  },
  'promotes another card at the end of the turn': {
    position: {
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['Cleric of Loagzed', 'Soldier', 'Noble'] },
      market: ['Spellspinner'],
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Cleric of Loagzed', 'Play Card.Soldier', 'Pass'] },
      changes({
        ann: {
          hand: 'start',
          innerCircle: ['Soldier'],
          discard: ['Cleric of Loagzed', 'Noble'],
          deck: ['3 x Noble'],
        },
      }),
    ],
  },
  'promotes nothing when no other card was played': {
    position: {
      sites: { 'araum-ched': { troops: [] } },
      ann: { hand: ['Cleric of Loagzed', 'Noble'] },
      market: ['Spellspinner'],
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Cleric of Loagzed', 'Pass'] },
      changes({ ann: { hand: 'start', discard: ['Cleric of Loagzed', 'Noble'], deck: ['4 x Noble'] } }),
    ],
  },
})
