import { card } from '../../vocabulary/card'

export const ghost = card({
  name: 'Ghost',
  set: 'undead',
  race: 'undead',
  aspect: 'guile',
  cost: 3,
  points: 1,
  innerPoints: 3,
  copies: 2,
  effects: [
    {
      choose: 1,
      options: {
        *'Place a spy'({ you }) {
          yield* you.placeSpy()
        },
        *'Return one of your spies > For the rest of your turn treat the top card of the devoured deck as if it was in the market'({
          you,
        }) {
          const site = yield* you.may.returnSpy()
          if (site) yield* you.openDevoured()
        },
      },
    },
  ],
  house: {
    points: 2,
    effects: [
      {
        choose: 1,
        options: {
          *'Place a spy; for the rest of your turn treat the top card of the devoured deck as if it was in the market'({
            you,
          }) {
            yield* you.placeSpy()
            yield* you.openDevoured()
          },
          *'Return one of your spies > You may devour a card in your discard pile; if you do, gain the effects of the devoured card'({
            you,
          }) {
            const site = yield* you.may.returnSpy()
            if (!site) return
            const devoured = yield* you.may.devourFromDiscard()
            if (devoured) yield* you.gainEffectsOf(devoured)
          },
        },
      },
    ],
  },
})
