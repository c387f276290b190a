import { card } from '../../vocabulary/card'

export const ettin = card({
  name: 'Ettin',
  set: 'demons',
  race: 'giant',
  aspect: 'conquest',
  cost: 4,
  points: 1,
  innerPoints: 2,
  copies: 3,
  effects: [
    {
      choose: 1,
      options: {
        *'Deploy 3 troops'({ you }) {
          yield* you.deploy(3)
        },
        *'Assassinate 2 white troops'({ you }) {
          yield* you.assassinate(2, { white: true })
        },
      },
    },
  ],
})
