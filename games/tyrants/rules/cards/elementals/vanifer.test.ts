import { changes, scenarios } from '../../testing/scenarios'

scenarios('Vanifer', {
  'assassinates a troop and recruits a malice card of four or less': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Bounty Hunter', 'Deathblade', 'Blackguard', 'Advocate'],
      marketDeck: [],
      ann: { hand: ['Vanifer', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Vanifer' },
      { as: 'ann', offers: ['Blackguard', 'Bounty Hunter'], title: 'Choose cards to recruit', count: 1 },
      { as: 'ann', pick: 'Bounty Hunter' },
      changes({
        ann: { hand: ['Noble'], played: ['Vanifer'], trophyHall: ['neutral'], discard: ['Bounty Hunter'] },
        sites: { 'araum-ched': { troops: [] } },
      }),
    ],
  },
  'recruits nothing if no malice card is for sale': {
    position: {
      expansions: ['drow', 'elementals'],
      market: ['Deathblade'],
      ann: { hand: ['Vanifer', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Vanifer' },
      changes({
        ann: { hand: ['Noble'], played: ['Vanifer'], trophyHall: ['neutral'] },
        sites: { 'araum-ched': { troops: [] } },
      }),
    ],
  },
})
