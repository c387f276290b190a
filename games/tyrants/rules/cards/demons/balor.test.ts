import { changes, scenarios } from '../../testing/scenarios'

scenarios('Balor', {
  'supplants a white troop anywhere, then deploys a white one with presence': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Balor', 'Soldier', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Balor', 'Soldier', 'Araumycos, neutral', 'Ched Nasad'] },
      changes({
        ann: { hand: ['Noble'], played: ['Balor'], trophyHall: ['neutral'], troops: 38 },
        sites: {
          Araumycos: { troops: ['3 x neutral', 'ann'] },
          'Ched Nasad': { troops: ['ann', 'neutral'] },
        },
        devoured: ['Soldier'],
      }),
    ],
  },
  'does nothing without a devoured card': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Balor', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Balor', []] },
      changes({ ann: { hand: ['Noble'], played: ['Balor'] } }),
    ],
  },
  'supplants nothing with an empty barracks, and deploys the white troop all the same': {
    position: { expansions: ['demons', 'drow'], ann: { hand: ['Balor', 'Soldier', 'Noble'], troops: 0 } },
    steps: [
      { as: 'ann', picks: ['Play Card.Balor', 'Soldier', 'Ched Nasad'] },
      changes({
        ann: { hand: ['Noble'], played: ['Balor'] },
        sites: { 'Ched Nasad': { troops: ['ann', 'neutral'] } },
        devoured: ['Soldier'],
      }),
    ],
  },
})
