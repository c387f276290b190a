import { card } from '../../vocabulary/card'

export const advanceScout = card({
  name: 'Advance Scout',
  set: 'drow',
  race: 'drow',
  aspect: 'conquest',
  cost: 3,
  points: 1,
  innerPoints: 3,
  copies: 3,
  effects: [
    {
      text: 'Supplant a white troop.',
      *play({ you }) {
        yield* you.supplant(1, { white: true })
      },
    },
  ],
})
