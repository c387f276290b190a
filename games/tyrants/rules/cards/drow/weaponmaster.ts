import { card } from '../../vocabulary/card'

export const weaponmaster = card({
  name: 'Weaponmaster',
  set: 'drow',
  race: 'drow',
  aspect: 'conquest',
  cost: 6,
  points: 3,
  innerPoints: 6,
  copies: 1,
  effects: [
    {
      choose: 3,
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
