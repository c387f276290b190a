import { changes, scenarios } from '../../testing/scenarios'

scenarios('Chuul', {
  'makes each opponent discard who has a troop there and more than three cards': {
    position: { expansions: ['drow', 'illithid'], market: ['Deathblade'], ann: { hand: ['Chuul', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Chuul', 'Eryndlyn'] },
      { as: 'bob', offers: ['Noble', 'Noble', 'Noble', 'Noble', 'Noble'], pick: 'Noble' },
      changes({
        ann: { hand: ['Noble'], played: ['Chuul'], spies: 4 },
        bob: { hand: ['4 x Noble'], discard: ['Noble'] },
        sites: { Eryndlyn: { troops: ['bob'], spies: ['ann'] } },
      }),
    ],
  },
  'spares those who have none there': {
    position: { expansions: ['drow', 'illithid'], market: ['Deathblade'], ann: { hand: ['Chuul', 'Noble'] } },
    steps: [
      { as: 'ann', picks: ['Play Card.Chuul', 'Araumycos'] },
      changes({
        ann: { hand: ['Noble'], played: ['Chuul'], spies: 4 },
        sites: { Araumycos: { troops: ['4 x neutral'], spies: ['ann'] } },
      }),
    ],
  },
  'copes with no spy left (trap)': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      ann: { spies: 0, hand: ['Chuul', 'Noble'] },
    },
    steps: [{ as: 'ann', pick: 'Play Card.Chuul' }, changes({ ann: { hand: ['Noble'], played: ['Chuul'] } })],
  },
})
