import { card } from '../../vocabulary/card'

export const nothic = card({
  name: 'Nothic',
  set: 'illithid',
  race: 'aberration',
  aspect: 'guile',
  cost: 3,
  points: 1,
  innerPoints: 3,
  copies: 2,
  effects: [
    {
      choose: 1,
      options: {
        *'Place a spy'({ you }) {
          yield* you.placeSpy()
        },
        *'Return one of your spies > Draw a card. Each opponent with more than 3 cards must discard a card'({
          you,
        }) {
          const site = yield* you.may.returnSpy()
          if (!site) return
          yield* you.draw()
          yield* you.opponentsDiscard(3)
        },
      },
    },
  ],
})
