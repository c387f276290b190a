import { card } from '../../vocabulary/card'

export const cloaker = card({
  name: 'Cloaker',
  set: 'illithid',
  race: 'aberration',
  aspect: 'guile',
  cost: 2,
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
        *"Return one of your spies > Assassinate a troop at that spy's site"({ you }) {
          const site = yield* you.may.returnSpy()
          if (site) yield* you.assassinate(1, { at: site })
        },
      },
    },
  ],
})
