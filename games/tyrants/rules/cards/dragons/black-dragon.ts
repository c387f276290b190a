import { card } from '../../vocabulary/card'

export const blackDragon = card({
  name: 'Black Dragon',
  set: 'dragons',
  race: 'dragon',
  aspect: 'conquest',
  cost: 7,
  points: 3,
  innerPoints: 7,
  copies: 1,
  effects: [
    {
      text: 'Supplant a white troop anywhere on the board.',
      *play({ you }) {
        yield* you.supplant(1, { white: true, anywhere: true })
      },
    },
    {
      text: '+1 VP for every 3 white troops in your trophy hall.',
      *play({ you }) {
        yield* you.gainPoints(Math.floor(you.whiteTrophies / 3))
      },
    },
  ],
})
