import { card } from '../../vocabulary/card'

export const skeletalHorde = card({
  name: 'Skeletal Horde',
  set: 'undead',
  race: 'undead',
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
      text: 'Devour this card > Deploy 3 troops.',
      *play({ you }) {
        const devoured = yield* you.may.devourThis('Devour Skeletal Horde to deploy 3 more troops?')
        if (devoured) yield* you.deploy(3)
      },
    },
  ],
})
