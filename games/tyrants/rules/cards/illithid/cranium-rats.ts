import { card } from '../../vocabulary/card'

export const craniumRats = card({
  name: 'Cranium Rats',
  set: 'illithid',
  race: 'beast',
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
      text: 'Choose one opponent with more than 3 cards to discard a card.',
      *play({ you }) {
        yield* you.oneOpponentDiscards(3)
      },
    },
  ],
})
