import { card } from '../../vocabulary/card'

export const spyMaster = card({
  name: 'Spy Master',
  set: 'drow',
  race: 'drow',
  aspect: 'guile',
  cost: 2,
  points: 1,
  innerPoints: 2,
  copies: 2,
  effects: [
    {
      text: 'Place a spy.',
      *play({ you }) {
        yield* you.placeSpy()
      },
    },
  ],
})
