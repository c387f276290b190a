import { card } from '../../vocabulary/card'

export const cultFanatic = card({
  name: 'Cult Fanatic',
  set: 'dragons',
  race: 'half-dragon',
  aspect: 'ambition',
  cost: 3,
  points: 1,
  innerPoints: 4,
  copies: 2,
  effects: [
    {
      text: '+2 influence.',
      *play({ you }) {
        yield* you.gainInfluence(2)
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
        text: '+2 influence.',
        *play({ you }) {
          yield* you.gainInfluence(2)
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
