import { card } from '../../vocabulary/card'

export const watcherOfThay = card({
  name: 'Watcher of Thay',
  set: 'dragons',
  race: 'human',
  aspect: 'guile',
  cost: 3,
  points: 2,
  innerPoints: 3,
  copies: 3,
  effects: [
    {
      choose: 1,
      options: {
        *'Place a spy'({ you }) {
          yield* you.placeSpy()
        },
        *'Return one of your spies > +3 influence'({ you }) {
          const site = yield* you.may.returnSpy()
          if (site) yield* you.gainInfluence(3)
        },
      },
    },
  ],
})
