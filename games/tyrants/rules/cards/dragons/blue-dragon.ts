import { card } from '../../vocabulary/card'

export const blueDragon = card({
  name: 'Blue Dragon',
  set: 'dragons',
  race: 'dragon',
  aspect: 'ambition',
  cost: 8,
  points: 4,
  innerPoints: 8,
  copies: 1,
  autoplay: true,
  effects: [
    {
      text: 'At end of turn, promote up to 2 other cards played this turn, then +1 VP for every 3 cards in your inner circle.',
      *play({ you }) {
        yield* you.may.promoteAtEnd(2)
        yield* you.gainPointsPerInnerCircleAtEnd(3)
      },
    },
  ],
})
