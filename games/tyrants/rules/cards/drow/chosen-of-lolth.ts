import { card } from '../../vocabulary/card'

export const chosenOfLolth = card({
  name: 'Chosen of Lolth',
  set: 'drow',
  race: 'drow',
  aspect: 'ambition',
  cost: 4,
  points: 2,
  innerPoints: 4,
  copies: 2,
  effects: [
    {
      text: "Return another player's troop or spy.",
      *play({ you }) {
        yield* you.returnEnemy()
      },
    },
    {
      text: 'At end of turn, promote another card played this turn.',
      *play({ you }) {
        yield* you.promoteAtEnd()
      },
    },
  ],
})
