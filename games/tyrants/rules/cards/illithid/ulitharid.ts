import { card } from '../../vocabulary/card'

export const ulitharid = card({
  name: 'Ulitharid',
  set: 'illithid',
  race: 'illithid',
  aspect: 'ambition',
  cost: 6,
  points: 3,
  innerPoints: 6,
  copies: 1,
  effects: [
    {
      text: 'Play a card in the market that costs 4 or less as if it was in your hand, then devour that card.',
      *play({ you }) {
        yield* you.playFromMarket(4)
      },
    },
  ],
  house: {
    effects: [
      {
        text: 'Play a card in the market that costs 6 or less as if it was in your hand, then devour that card.',
        *play({ you }) {
          yield* you.playFromMarket(6)
        },
      },
    ],
  },
})
