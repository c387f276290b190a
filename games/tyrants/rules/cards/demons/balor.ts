import { card } from '../../vocabulary/card'

export const balor = card({
  name: 'Balor',
  set: 'demons',
  race: 'fiend',
  aspect: 'conquest',
  cost: 6,
  points: 3,
  innerPoints: 6,
  copies: 1,
  effects: [
    {
      text: 'Devour a card in your hand > Supplant a white troop anywhere on the board. Then deploy a white troop.',
      *play({ you }) {
        const devoured = yield* you.may.devourFromHand()
        if (!devoured) return
        yield* you.supplant(1, { white: true, anywhere: true })
        yield* you.deployWhite()
      },
    },
  ],
})
