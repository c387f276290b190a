import { card } from '../../vocabulary/card'

export const elderBrain = card({
  name: 'Elder Brain',
  set: 'illithid',
  race: 'aberration',
  aspect: 'ambition',
  cost: 7,
  points: 4,
  innerPoints: 9,
  copies: 1,
  effects: [
    {
      text: 'Promote the top card of your deck.',
      *play({ you }) {
        yield* you.promoteTop()
      },
    },
    {
      text: 'Play a card from your inner circle as if it were in your hand, then return it to your inner circle.',
      *play({ you }) {
        yield* you.playFromInnerCircle()
      },
    },
  ],
})
