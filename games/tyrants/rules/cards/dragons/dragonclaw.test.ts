import { scenarios } from '../../testing/scenarios'

scenarios('Dragonclaw', {
  'assassinates a troop and gains power at five player troops': {
    position: {
      ann: { trophyHall: ['bob', 'bob', 'bob', 'bob'], hand: ['Dragonclaw', 'Noble'] },
      sites: { 'ched-halls a': { troops: ['bob'] } },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Dragonclaw' },
      { as: 'ann', pick: 'ched-halls a, bob' },
      {
        becomes: {
          ann: {
            hand: ['Noble'],
            played: ['Dragonclaw'],
            power: 2,
            trophyHall: ['bob', 'bob', 'bob', 'bob', 'bob'],
          },
        },
      },
    ],
  },
  'gains nothing at four, white troops not counting': {
    position: { ann: { trophyHall: ['bob', 'bob', 'bob', 'bob'], hand: ['Dragonclaw', 'Noble'] } },
    steps: [
      { as: 'ann', pick: 'Play Card.Dragonclaw' },
      {
        becomes: {
          ann: {
            hand: ['Noble'],
            played: ['Dragonclaw'],
            trophyHall: ['bob', 'bob', 'bob', 'bob', 'neutral'],
          },
        },
      },
    ],
  },
  'takes nothing where no troop is in reach; five player troops there already still count': {
    position: {
      sites: { 'araum-ched': { troops: [] } },
      ann: { trophyHall: ['bob', 'bob', 'bob', 'bob', 'bob'], hand: ['Dragonclaw', 'Noble'] },
    },
    steps: [
      { as: 'ann', pick: 'Play Card.Dragonclaw' },
      {
        becomes: {
          ann: {
            hand: ['Noble'],
            played: ['Dragonclaw'],
            power: 2,
            trophyHall: ['bob', 'bob', 'bob', 'bob', 'bob'],
          },
        },
      },
    ],
  },
})
