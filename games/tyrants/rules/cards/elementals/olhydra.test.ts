import { changes, scenarios } from '../../testing/scenarios'

scenarios('Olhydra', {
  'supplants a white troop anywhere, with focus deploys two': {
    position: { expansions: ['drow', 'elementals'], ann: { hand: ['Olhydra', 'Mercenary Squad'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Olhydra', 'Skullport, neutral', 'Ched Nasad', 'Ched Nasad'] },
      changes({
        ann: { hand: ['Mercenary Squad'], played: ['Olhydra'], trophyHall: ['neutral'], troops: 36 },
        sites: { 'Ched Nasad': { troops: ['3 x ann'] }, Skullport: { troops: ['neutral', 'ann'] } },
      }),
    ],
  },
  'does nothing without focus or troop in the barracks': {
    position: { expansions: ['drow', 'elementals'], ann: { troops: 0, hand: ['Olhydra', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Olhydra' },
      changes({ ann: { hand: ['Noble'], played: ['Olhydra'] } }),
    ],
  },
})
