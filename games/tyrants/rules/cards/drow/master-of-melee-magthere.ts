import { card } from '../../vocabulary/card'

export const masterOfMeleeMagthere = card({
  name: 'Master of Melee-Magthere',
  set: 'drow',
  race: 'drow',
  aspect: 'conquest',
  cost: 5,
  points: 2,
  innerPoints: 5,
  copies: 2,
  effects: [
    {
      choose: 1,
      options: {
        *'Deploy 4 troops'({ you }) {
          yield* you.deploy(4)
        },
        *'Supplant a white troop anywhere on the board'({ you }) {
          yield* you.supplant(1, { white: true, anywhere: true })
        },
      },
    },
  ],
})
