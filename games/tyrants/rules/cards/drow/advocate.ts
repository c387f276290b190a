import { card } from '../../vocabulary/card'

export const advocate = card({
  name: 'Advocate',
  set: 'drow',
  race: 'drow',
  aspect: 'ambition',
  cost: 2,
  points: 1,
  innerPoints: 2,
  copies: 4,
  effects: [
    {
      choose: 1,
      options: {
        *'+2 influence'({ you }) {
          yield* you.gainInfluence(2)
        },
        *'At end of turn, promote another card played this turn'({ you }) {
          yield* you.promoteAtEnd()
        },
      },
    },
  ],
})
