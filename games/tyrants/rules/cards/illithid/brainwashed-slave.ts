import { card } from '../../vocabulary/card'

export const brainwashedSlave = card({
  name: 'Brainwashed Slave',
  set: 'illithid',
  race: 'aberration',
  aspect: 'guile',
  cost: 4,
  points: 2,
  innerPoints: 3,
  copies: 2,
  effects: [
    {
      choose: 1,
      options: {
        *'Place a spy'({ you }) {
          yield* you.placeSpy()
        },
        *'Return one of your spies > +2 power, +2 influence'({ you }) {
          const site = yield* you.may.returnSpy()
          if (!site) return
          yield* you.gainPower(2)
          yield* you.gainInfluence(2)
        },
      },
    },
  ],
})
