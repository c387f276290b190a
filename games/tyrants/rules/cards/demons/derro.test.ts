import { changes, scenarios } from '../../testing/scenarios'

scenarios('Derro', {
  'supplants a white troop anywhere and recruits an Insane Outcast': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Derro', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Derro', 'Skullport, neutral'] },
      changes({
        ann: {
          hand: ['Noble'],
          played: ['Derro'],
          trophyHall: ['neutral'],
          discard: ['Insane Outcast'],
          troops: 38,
        },
        sites: { Skullport: { troops: ['neutral', 'ann'] } },
      }),
    ],
  },
  'counts one Insane Outcast played this turn (rules: tyrants 11.10)': {
    position: {
      expansions: ['demons', 'drow'],
      settings: { houseCards: true },
      ann: { hand: ['Derro', 'Noble'], played: ['Insane Outcast'], deck: ['Soldier'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Derro', 'Skullport, neutral'] },
      changes({
        ann: {
          hand: ['Noble', 'Soldier'],
          played: ['Derro', 'Insane Outcast'],
          trophyHall: ['neutral'],
          discard: ['Insane Outcast'],
          deck: [],
          troops: 38,
        },
        sites: { Skullport: { troops: ['neutral', 'ann'] } },
      }),
    ],
  },
  'has no focus without an Insane Outcast': {
    position: {
      expansions: ['demons', 'drow'],
      settings: { houseCards: true },
      ann: { hand: ['Derro', 'Noble'], deck: ['Soldier'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Derro', 'Skullport, neutral'] },
      changes({
        ann: {
          hand: ['Noble'],
          played: ['Derro'],
          trophyHall: ['neutral'],
          discard: ['Insane Outcast'],
          troops: 38,
        },
        sites: { Skullport: { troops: ['neutral', 'ann'] } },
      }),
    ],
  },
})
