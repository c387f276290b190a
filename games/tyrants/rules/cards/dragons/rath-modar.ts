import { card } from '../../vocabulary/card'

export const rathModar = card({
  name: 'Rath Modar',
  set: 'dragons',
  race: 'human',
  aspect: 'guile',
  cost: 6,
  points: 2,
  innerPoints: 5,
  copies: 1,
  effects: [
    {
      text: 'Draw 2 cards.',
      *play({ you }) {
        yield* you.draw(2)
      },
    },
    {
      text: 'Place a spy.',
      *play({ you }) {
        yield* you.placeSpy()
      },
    },
  ],
})
