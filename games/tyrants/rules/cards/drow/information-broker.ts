import { card } from '../../vocabulary/card'

export const informationBroker = card({
  name: 'Information Broker',
  set: 'drow',
  race: 'drow',
  aspect: 'guile',
  cost: 5,
  points: 2,
  innerPoints: 5,
  copies: 2,
  effects: [
    {
      choose: 1,
      options: {
        *'Place a spy'({ you }) {
          yield* you.placeSpy()
        },
        *'Return one of your spies > Draw 3 cards'({ you }) {
          const site = yield* you.may.returnSpy()
          if (site) yield* you.draw(3)
        },
      },
    },
  ],
})
