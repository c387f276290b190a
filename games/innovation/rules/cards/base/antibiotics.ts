import { card } from '../../vocabulary/card'
import { upTo } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'

export const antibiotics = card({
  name: 'Antibiotics',
  age: 8,
  color: 'yellow',
  icons: 'lllh',
  dogma: 'l',
  effects: [
    {
      text: 'You may return up to three cards from your hand. For each different value among the returned cards, draw two {8}.',
      *share({ you, age }) {
        const returned = yield* you.may.return(you.hand, upTo(3))
        yield* you.draw(age(8), these(...returned).values.length * 2)
      },
    },
  ],
})
