import { changes, scenarios } from '../../testing/scenarios'

scenarios('Yan-C-Bin', {
  'places a spy and assassinates there; with focus places another': {
    position: { expansions: ['drow', 'elementals'], ann: { hand: ['Yan-C-Bin', 'Spy Master'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Yan-C-Bin', 'Araumycos', 'Skullport'] },
      changes({
        ann: { hand: ['Spy Master'], played: ['Yan-C-Bin'], trophyHall: ['neutral'], spies: 3 },
        sites: {
          Araumycos: { troops: ['3 x neutral'], spies: ['ann'] },
          Skullport: { troops: ['neutral', 'neutral'], spies: ['ann'] },
        },
      }),
    ],
  },
  'does nothing without a spy left': {
    position: { expansions: ['drow', 'elementals'], ann: { hand: ['Yan-C-Bin', 'Noble'], spies: 0 } },
    steps: [
      { as: 'ann', pick: 'Play Card.Yan-C-Bin' },
      changes({ ann: { hand: ['Noble'], played: ['Yan-C-Bin'] } }),
    ],
  },
})
