import { card } from '../../vocabulary/card'

export const blackWyrmling = card({
  name: 'Black Wyrmling',
  set: 'dragons',
  race: 'dragon',
  aspect: 'conquest',
  cost: 3,
  points: 1,
  innerPoints: 4,
  copies: 2,
  effects: [
    {
      text: '+1 influence.',
      *play({ you }) {
        yield* you.gainInfluence(1)
      },
    },
    {
      text: 'Assassinate a white troop.',
      *play({ you }) {
        yield* you.assassinate(1, { white: true })
      },
    },
  ],
})
