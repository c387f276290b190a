import { card } from '../../vocabulary/card'

export const ambassador = card({
  name: 'Ambassador',
  set: 'illithid',
  race: 'illithid',
  aspect: 'ambition',
  cost: 3,
  points: 1,
  innerPoints: 3,
  copies: 4,
  autoplay: true,
  effects: [
    {
      text: 'At end of turn, promote another card played this turn.',
      *play({ you }) {
        yield* you.promoteAtEnd()
      },
    },
  ],
  whenDiscarded: {
    text: 'If an opponent causes you to discard this, you may promote it instead.',
    *play({ you }) {
      const promotes = yield* you.agrees('Promote Ambassador instead of discarding?', 'promote a card')
      if (promotes) yield* you.promoteThis()
      else yield* you.discardThis()
    },
  },
  house: {
    whenDiscarded: {
      text: 'If an opponent causes you to discard this, you may promote it instead. If you do, draw a card.',
      *play({ you }) {
        const promotes = yield* you.agrees('Promote Ambassador instead of discarding?', 'promote a card')
        if (!promotes) {
          yield* you.discardThis()
          return
        }
        yield* you.promoteThis()
        yield* you.draw()
      },
    },
  },
})
