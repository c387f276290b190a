import { card } from '../../vocabulary/card'

export const kobold = card({
  name: 'Kobold',
  set: 'dragons',
  race: 'kobold',
  aspect: 'conquest',
  cost: 1,
  points: 1,
  innerPoints: 2,
  copies: 3,
  effects: [
    {
      choose: 1,
      options: {
        *'Deploy a troop'({ you }) {
          yield* you.deploy()
        },
        *'Assassinate a white troop'({ you }) {
          yield* you.assassinate(1, { white: true })
        },
      },
    },
  ],
})
