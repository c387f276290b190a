import { card } from '../../vocabulary/card'

export const waterElemental = card({
  name: 'Water Elemental',
  set: 'elementals',
  race: 'elemental',
  aspect: 'conquest',
  cost: 2,
  points: 1,
  innerPoints: 2,
  copies: 3,
  effects: [
    {
      text: 'Deploy 2 troops.',
      *play({ you }) {
        yield* you.deploy(2)
      },
    },
    {
      text: 'Conquest focus > Draw a card.',
      *play({ you }) {
        if (you.hasFocus('conquest')) yield* you.draw()
      },
    },
  ],
})
