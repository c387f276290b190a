import { card } from '../../vocabulary/card'

export const airElemental = card({
  name: 'Air Elemental',
  set: 'elementals',
  race: 'elemental',
  aspect: 'guile',
  cost: 3,
  points: 1,
  innerPoints: 2,
  copies: 4,
  effects: [
    {
      choose: 1,
      options: {
        *'Place a spy'({ you }) {
          yield* you.placeSpy()
        },
        *'Return one of your spies > Deploy 3 troops'({ you }) {
          const site = yield* you.may.returnSpy()
          if (site) yield* you.deploy(3)
        },
      },
    },
    {
      text: 'Guile focus > Draw a card.',
      *play({ you }) {
        if (you.hasFocus('guile')) yield* you.draw()
      },
    },
  ],
})
