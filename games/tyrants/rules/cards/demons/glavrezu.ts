import { card } from '../../vocabulary/card'

export const glavrezu = card({
  name: 'Glavrezu',
  set: 'demons',
  race: 'fiend',
  aspect: 'malice',
  cost: 5,
  points: 2,
  innerPoints: 4,
  copies: 1,
  effects: [
    {
      text: 'Devour a card in your hand > Assassinate 2 troops.',
      *play({ you }) {
        const devoured = yield* you.may.devourFromHand()
        if (devoured) yield* you.assassinate(2)
      },
    },
  ],
})
