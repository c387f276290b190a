import { card } from '../../vocabulary/card'
import { anyNumber } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'

export const currency = card({
  name: 'Currency',
  age: 2,
  color: 'green',
  icons: 'lchc',
  dogma: 'c',
  effects: [
    {
      text: 'You may return any number of cards from your hand. If you do, draw and score a {2} for each different value among them.',
      *share({ you, age }) {
        const returned = yield* you.may.return(you.hand, anyNumber)
        yield* you.drawAndScore(age(2), these(...returned).values.length)
      },
    },
  ],
})
