import { card } from '../../vocabulary/card'

export const umberHulk = card({
  name: 'Umber Hulk',
  set: 'illithid',
  race: 'monstrosity',
  aspect: 'conquest',
  cost: 4,
  points: 2,
  innerPoints: 4,
  copies: 2,
  effects: [
    {
      text: 'Deploy 3 troops.',
      *play({ you }) {
        yield* you.deploy(3)
      },
    },
  ],
  whenDiscarded: {
    text: 'If an opponent causes you to discard this, they must discard a card.',
    *play({ you, by }) {
      yield* you.discardThis()
      yield* by.mustDiscard(you)
    },
  },
  house: {
    whenDiscarded: {
      text: 'If an opponent causes you to discard this, draw a card, and they draw 1 card fewer the next time they refill their hand.',
      *play({ you, by }) {
        yield* you.discardThis()
        yield* you.draw()
        yield* by.drawFewer(1)
      },
    },
  },
})
