import { card } from '../../vocabulary/card'

export const conjurer = card({
  name: 'Conjurer',
  set: 'undead',
  race: 'human',
  aspect: 'guile',
  cost: 5,
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
        *'Return one of your spies > Recruit up to 2 cards that each cost 3 or less without paying their costs'({
          you,
        }) {
          const site = yield* you.may.returnSpy()
          if (site) yield* you.may.recruitFree({ maxCost: 3, count: 2 })
        },
      },
    },
  ],
  house: {
    effects: [
      {
        choose: 1,
        options: {
          *'Place two spies'({ you }) {
            yield* you.placeSpies(2)
          },
          *'Return one of your spies > Recruit up to 2 cards that each cost 3 or less without paying their costs'({
            you,
          }) {
            const site = yield* you.may.returnSpy()
            if (site) yield* you.recruitFree({ maxCost: 3, count: 2 })
          },
        },
      },
    ],
  },
})
