import { card } from '../../vocabulary/card'

export const whiteWyrmling = card({
  name: 'White Wyrmling',
  set: 'dragons',
  race: 'dragon',
  aspect: 'conquest',
  cost: 2,
  points: 1,
  innerPoints: 3,
  copies: 3,
  effects: [
    {
      text: 'Deploy 2 troops.',
      *play({ you }) {
        yield* you.deploy(2)
      },
    },
    {
      text: 'You may devour a card in the market.',
      *play({ you }) {
        yield* you.may.devourFromMarket()
      },
    },
  ],
  house: {
    effects: [
      {
        text: 'Deploy 2 troops.',
        *play({ you }) {
          yield* you.deploy(2)
        },
      },
      {
        text: 'You may devour up to 3 cards in the market.',
        *play({ you }) {
          yield* you.may.devourFromMarket(3)
        },
      },
    ],
  },
})
