import { card } from '../../vocabulary/card'

export const underdarkRanger = card({
  name: 'Underdark Ranger',
  set: 'drow',
  race: 'drow',
  aspect: 'conquest',
  cost: 4,
  points: 2,
  innerPoints: 4,
  copies: 2,
  effects: [
    {
      text: 'Assassinate 2 white troops.',
      *play({ you }) {
        yield* you.assassinate(2, { white: true })
      },
    },
  ],
})
