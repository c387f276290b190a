import { card } from '../../vocabulary/card'

export const mummyLord = card({
  name: 'Mummy Lord',
  set: 'undead',
  race: 'undead',
  aspect: 'conquest',
  cost: 6,
  points: 3,
  innerPoints: 6,
  copies: 1,
  effects: [
    {
      choose: 2,
      options: {
        *'Assassinate a white troop'({ you }) {
          yield* you.assassinate(1, { white: true })
        },
        *'Take a white troop from any trophy hall and deploy it anywhere on the board'({ you }) {
          yield* you.deployWhiteTrophy()
        },
      },
    },
  ],
})
