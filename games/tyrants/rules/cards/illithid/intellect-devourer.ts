import { card } from '../../vocabulary/card'

export const intellectDevourer = card({
  name: 'Intellect Devourer',
  set: 'illithid',
  race: 'aberration',
  aspect: 'ambition',
  cost: 4,
  points: 1,
  innerPoints: 3,
  copies: 2,
  effects: [
    {
      choose: 1,
      options: {
        *'+3 influence'({ you }) {
          yield* you.gainInfluence(3)
        },
        *'Return up to two troops or spies'({ you }) {
          yield* you.may.returnEnemy(2, { white: true })
        },
      },
    },
  ],
  house: {
    effects: [
      {
        choose: 1,
        options: {
          *'+3 influence'({ you }) {
            yield* you.gainInfluence(3)
          },
          *'Return up to two troops or spies'({ you }) {
            yield* you.returnEnemy(2, { white: true })
          },
        },
      },
    ],
  },
})
