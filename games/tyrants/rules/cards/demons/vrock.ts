import { card } from '../../vocabulary/card'

export const vrock = card({
  name: 'Vrock',
  set: 'demons',
  race: 'fiend',
  aspect: 'guile',
  cost: 5,
  points: 2,
  innerPoints: 4,
  copies: 1,
  effects: [
    {
      choose: 1,
      options: {
        *'Place a spy'({ you }) {
          yield* you.placeSpy()
        },
        *'Return one of your spies > +5 power'({ you }) {
          const site = yield* you.may.returnSpy()
          if (site) yield* you.gainPower(5)
        },
      },
    },
  ],
})
