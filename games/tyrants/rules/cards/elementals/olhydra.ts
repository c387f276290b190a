import { card } from '../../vocabulary/card'

export const olhydra = card({
  name: 'Olhydra',
  set: 'elementals',
  race: 'elemental prince',
  aspect: 'conquest',
  cost: 6,
  points: 3,
  innerPoints: 6,
  copies: 1,
  effects: [
    {
      text: 'Supplant a white troop anywhere on the board.',
      *play({ you }) {
        yield* you.supplant(1, { white: true, anywhere: true })
      },
    },
    {
      text: 'Conquest focus > Deploy 2 troops.',
      *play({ you }) {
        if (you.hasFocus('conquest')) yield* you.deploy(2)
      },
    },
  ],
})
