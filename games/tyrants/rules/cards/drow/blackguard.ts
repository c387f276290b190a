import { card } from '../../vocabulary/card'

export const blackguard = card({
  name: 'Blackguard',
  set: 'drow',
  race: 'drow',
  aspect: 'malice',
  cost: 3,
  points: 1,
  innerPoints: 3,
  copies: 4,
  effects: [
    {
      choose: 1,
      options: {
        *'+2 power'({ you }) {
          yield* you.gainPower(2)
        },
        *'Assassinate a troop'({ you }) {
          yield* you.assassinate()
        },
      },
    },
  ],
})
