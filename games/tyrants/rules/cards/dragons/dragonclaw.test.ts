import { changes, scenarios } from '../../testing/scenarios'

scenarios('Dragonclaw', {
  'assassinates a troop and gains power at five player troops': {
    position: {
      ann: { trophyHall: ['4 x bob'], hand: ['Dragonclaw', 'Noble'] },
      sites: { 'ched-halls a': { troops: ['bob'] } },
    },
    steps: [
      { as: 'ann', picks: ['Play Card.Dragonclaw', 'ched-halls a, bob'] },
      changes({
        ann: { hand: ['Noble'], played: ['Dragonclaw'], power: 2, trophyHall: ['5 x bob'] },
        sites: { 'ched-halls a': { troops: [] } },
      }),
    ],
  },
  'gains nothing at four, white troops not counting': {
    position: { ann: { trophyHall: ['4 x bob'], hand: ['Dragonclaw', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Dragonclaw' },
      changes({
        ann: { hand: ['Noble'], played: ['Dragonclaw'], trophyHall: ['4 x bob', 'neutral'] },
        sites: { 'araum-ched': { troops: [] } },
      }),
    ],
  },
  'takes nothing where no troop is in reach; five player troops there already still count': {
    position: {
      sites: { 'araum-ched': { troops: [] } },
      ann: { trophyHall: ['5 x bob'], hand: ['Dragonclaw', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Dragonclaw' },
      changes({ ann: { hand: ['Noble'], played: ['Dragonclaw'], power: 2 } }),
    ],
  },
})
