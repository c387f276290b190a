import { card } from '../../vocabulary/card'

export const neogi = card({
  name: 'Neogi',
  set: 'illithid',
  race: 'aberration',
  aspect: 'conquest',
  cost: 7,
  points: 4,
  innerPoints: 8,
  copies: 1,
  effects: [
    {
      text: 'Deploy 4 troops.',
      *play({ you }) {
        yield* you.deploy(4)
      },
    },
    {
      text: 'At end of turn, each opponent must discard a card.',
      *play({ you }) {
        yield* you.opponentsDiscardAtEnd()
      },
    },
  ],
})
