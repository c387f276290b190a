import { changes, scenarios } from '../../testing/scenarios'

scenarios('Fire Elemental', {
  'draws with a malice card in hand, by itself (rules: tyrants 11.5)': {
    position: {
      expansions: ['drow', 'elementals'],
      ann: { hand: ['Fire Elemental', 'Blackguard'], deck: ['Soldier'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Fire Elemental' },
      { as: 'ann', offers: ['+2 power', '+2 influence'], title: 'Fire Elemental', pick: '+2 power' },
      changes({ ann: { hand: ['Blackguard', 'Soldier'], played: ['Fire Elemental'], power: 2, deck: [] } }),
    ],
  },
  'draws with a malice card played this turn': {
    position: {
      expansions: ['drow', 'elementals'],
      ann: { hand: ['Fire Elemental', 'Noble'], played: ['Blackguard'], deck: ['Soldier'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Fire Elemental', '+2 influence'] },
      changes({
        ann: { hand: ['Noble', 'Soldier'], played: ['Blackguard', 'Fire Elemental'], influence: 2, deck: [] },
      }),
    ],
  },
  'is not a focus for itself': {
    position: {
      expansions: ['drow', 'elementals'],
      ann: { hand: ['Fire Elemental', 'Noble'], deck: ['Soldier'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Fire Elemental', '+2 power'] },
      changes({ ann: { hand: ['Noble'], played: ['Fire Elemental'], power: 2 } }),
    ],
  },
})
