import { card } from '../../vocabulary/card'
import { upTo } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'

export const lighting = card({
  name: 'Lighting',
  age: 7,
  color: 'purple',
  icons: 'hlil',
  dogma: 'l',
  effects: [
    {
      text: 'You may tuck up to three cards from your hand. If you do, draw and score a {7} for each different value among the tucked cards.',
      *share({ you, age }) {
        const tucked = yield* you.may.tuck(you.hand, upTo(3))
        yield* you.drawAndScore(age(7), these(...tucked).values.length)
      },
    },
  ],
})
