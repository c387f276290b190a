import { card } from '../../vocabulary/card'

export const marlosUrnrayle = card({
  name: 'Marlos Urnrayle',
  set: 'elementals',
  race: 'medusa',
  aspect: 'ambition',
  cost: 5,
  points: 2,
  innerPoints: 5,
  copies: 1,
  effects: [
    {
      text: '+1 influence.',
      *play({ you }) {
        yield* you.gainInfluence(1)
      },
    },
    {
      text: 'At end of turn, promote another card played this turn.',
      *play({ you }) {
        yield* you.promoteAtEnd()
      },
    },
    {
      text: 'Recruit an ambition card that costs 4 or less without paying its cost.',
      *play({ you }) {
        yield* you.recruitFree({ maxCost: 4, aspect: 'ambition' })
      },
    },
  ],
  house: {
    effects: [
      {
        text: 'At end of turn, promote another card played this turn.',
        *play({ you }) {
          yield* you.promoteAtEnd()
        },
      },
      {
        text: 'Recruit an ambition card that costs 4 or less without paying its cost.',
        *play({ you }) {
          yield* you.recruitFree({ maxCost: 4, aspect: 'ambition' })
        },
      },
    ],
  },
})
