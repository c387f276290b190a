import { card } from '../../vocabulary/card'

export const crushingWaveCultist = card({
  name: 'Crushing Wave Cultist',
  set: 'elementals',
  race: 'human',
  aspect: 'conquest',
  cost: 3,
  points: 1,
  innerPoints: 4,
  copies: 3,
  effects: [
    {
      text: 'Assassinate a white troop.',
      *play({ you }) {
        yield* you.assassinate(1, { white: true })
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
