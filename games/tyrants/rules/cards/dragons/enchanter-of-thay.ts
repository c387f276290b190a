import { card } from '../../vocabulary/card'

export const enchanterOfThay = card({
  name: 'Enchanter of Thay',
  set: 'dragons',
  race: 'human',
  aspect: 'guile',
  cost: 4,
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
        *'Return one of your spies > +4 power'({ you }) {
          const site = yield* you.may.returnSpy()
          if (site) yield* you.gainPower(4)
        },
      },
    },
  ],
})
