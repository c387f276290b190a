import { card } from '../../vocabulary/card'

export const mastersOfSorcere = card({
  name: 'Masters of Sorcere',
  set: 'drow',
  race: 'drow',
  aspect: 'guile',
  cost: 5,
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
        *'Return one of your spies > +4 power'({ you }) {
          const site = yield* you.may.returnSpy()
          if (site) yield* you.gainPower(4)
        },
      },
    },
  ],
})
