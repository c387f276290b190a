import { changes, scenarios } from '../../testing/scenarios'

scenarios('Quaggoth', {
  'assassinates a white troop for each site controlled': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      sites: {
        'ched-halls a': { troops: ['neutral'] },
        Everfire: { troops: ['ann'] },
        'ever-halls': { troops: ['neutral'] },
      },
      ann: { hand: ['Quaggoth', 'Noble'] },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Quaggoth', 'ched-halls a, neutral', 'araum-ched, neutral'] },
      changes({
        ann: { hand: ['Noble'], played: ['Quaggoth'], trophyHall: ['neutral', 'neutral'] },
        sites: { 'araum-ched': { troops: [] }, 'ched-halls a': { troops: [] } },
      }),
    ],
  },
  'assassinates none without a site': {
    position: {
      expansions: ['drow', 'illithid'],
      market: ['Deathblade'],
      sites: { 'Ched Nasad': { troops: [] }, 'ched-halls a': { troops: ['ann'] } },
      ann: { hand: ['Quaggoth', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Quaggoth' },
      changes({ ann: { hand: ['Noble'], played: ['Quaggoth'] } }),
    ],
  },
})
