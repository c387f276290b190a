import { card } from '../../vocabulary/card'

export const grazzt = card({
  name: "Graz'zt",
  set: 'demons',
  race: 'fiend',
  aspect: 'guile',
  cost: 6,
  points: 2,
  innerPoints: 5,
  copies: 1,
  effects: [
    {
      choose: 1,
      options: {
        *'Place 2 spies'({ you }) {
          yield* you.placeSpies(2)
        },
        *"Return any number of your spies > Supplant a troop at each of the returned spies' sites"({ you }) {
          for (;;) {
            const site = yield* you.may.returnSpy()
            if (!site) return
            yield* you.supplant(1, { at: site })
          }
        },
      },
    },
  ],
})
