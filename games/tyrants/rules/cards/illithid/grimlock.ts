import { card } from '../../vocabulary/card'

export const grimlock = card({
  name: 'Grimlock',
  set: 'illithid',
  race: 'grimlock',
  aspect: 'conquest',
  cost: 1,
  points: 0,
  innerPoints: 1,
  copies: 2,
  effects: [
    {
      text: 'Deploy a troop.',
      *play({ you }) {
        yield* you.deploy()
      },
    },
  ],
  whenDiscarded: {
    text: 'If an opponent causes you to discard this, draw 2 cards.',
    *play({ you }) {
      yield* you.discardThis()
      yield* you.draw(2)
    },
  },
})
