import { changes, scenarios } from '../../testing/scenarios'

scenarios('Rath Modar', {
  'draws two cards and places a spy': {
    position: { ann: { hand: ['Rath Modar', 'Noble'], deck: ['Soldier', 'Soldier'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Rath Modar', 'Araumycos'] },
      changes({
        ann: { hand: ['Noble', 'Soldier', 'Soldier'], played: ['Rath Modar'], deck: [], spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'places no spy when none is left': {
    position: { ann: { hand: ['Rath Modar', 'Noble'], deck: [], spies: 0 } },
    steps: [
      { as: 'ann', pick: 'Play Card.Rath Modar' },
      changes({ ann: { hand: ['Noble'], played: ['Rath Modar'] } }),
    ],
  },
})
