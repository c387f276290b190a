import { card } from '../../vocabulary/card'

export const jackalwere = card({
  name: 'Jackalwere',
  set: 'demons',
  race: 'shapechanger',
  aspect: 'guile',
  cost: 4,
  points: 2,
  innerPoints: 4,
  copies: 3,
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
