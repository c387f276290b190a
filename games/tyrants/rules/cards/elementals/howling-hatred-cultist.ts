import { card } from '../../vocabulary/card'

export const howlingHatredCultist = card({
  name: 'Howling Hatred Cultist',
  set: 'elementals',
  race: 'human',
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
        *'Return one of your spies > +3 influence'({ you }) {
          const site = yield* you.may.returnSpy()
          if (site) yield* you.gainInfluence(3)
        },
      },
    },
    {
      text: 'Guile focus > +1 power.',
      *play({ you }) {
        if (you.hasFocus('guile')) yield* you.gainPower(1)
      },
    },
  ],
})
