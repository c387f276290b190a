import { card } from '../../vocabulary/card'

export const inquisitor = card({
  name: 'Inquisitor',
  set: 'drow',
  race: 'drow',
  aspect: 'malice',
  cost: 3,
  points: 2,
  innerPoints: 4,
  copies: 1,
  effects: [
    {
      choose: 1,
      options: {
        *'+2 influence'({ you }) {
          yield* you.gainInfluence(2)
        },
        *'Assassinate a troop'({ you }) {
          yield* you.assassinate()
        },
      },
    },
  ],
})
