import { card } from '../../vocabulary/card'

export const nightHag = card({
  name: 'Night Hag',
  set: 'demons',
  race: 'fiend',
  aspect: 'guile',
  cost: 3,
  points: 1,
  innerPoints: 3,
  copies: 3,
  effects: [
    {
      choose: 1,
      options: {
        *'Place a spy'({ you }) {
          yield* you.placeSpy()
        },
        *'Return one of your spies > Draw 2 cards'({ you }) {
          const site = yield* you.may.returnSpy()
          if (site) yield* you.draw(2)
        },
      },
    },
  ],
})
