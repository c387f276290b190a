import { card } from '../../vocabulary/card'

export const blueWyrmling = card({
  name: 'Blue Wyrmling',
  set: 'dragons',
  race: 'dragon',
  aspect: 'ambition',
  cost: 5,
  points: 2,
  innerPoints: 4,
  copies: 2,
  effects: [
    {
      text: '+3 influence.',
      *play({ you }) {
        yield* you.gainInfluence(3)
      },
    },
    {
      text: "Return another player's troop or spy.",
      *play({ you }) {
        yield* you.returnEnemy()
      },
    },
  ],
})
