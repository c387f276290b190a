import { card } from '../../vocabulary/card'
import { upTo } from '../../vocabulary/amount'

export const quantumTheory = card({
  name: 'Quantum Theory',
  age: 8,
  color: 'blue',
  icons: 'iiih',
  dogma: 'i',
  effects: [
    {
      text: 'You may return up to two cards from your hand. If you returned two, draw a {10}, and then draw and score a {10}.',
      *share({ you, age }) {
        const returned = yield* you.may.return(you.hand, upTo(2))
        if (returned.length < 2) return
        yield* you.draw(age(10))
        yield* you.drawAndScore(age(10))
      },
    },
  ],
})
