import { card } from '../../vocabulary/card'

export const minotaurSkeleton = card({
  name: 'Minotaur Skeleton',
  set: 'undead',
  race: 'undead',
  aspect: 'conquest',
  cost: 3,
  points: 1,
  innerPoints: 3,
  copies: 2,
  effects: [
    {
      choose: 1,
      options: {
        *'Deploy 3 troops'({ you }) {
          yield* you.deploy(3)
        },
        *'Devour this card > Assassinate up to three white troops at a single site'({ you }) {
          yield* you.devourThis()
          yield* you.may.assassinateAtOneSite(3, {
            white: true,
            title: 'Choose which troops to deploy your Minotaur Skeleton against',
          })
        },
      },
    },
  ],
})
