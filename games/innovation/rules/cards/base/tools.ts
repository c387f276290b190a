import type { Card } from '../../facts/card'
import { card } from '../../vocabulary/card'
import { exactly, upTo } from '../../vocabulary/amount'

export const tools = card({
  name: 'Tools',
  age: 1,
  color: 'blue',
  icons: 'hssk',
  dogma: 's',
  effects: [
    {
      text: 'You may return three cards from your hand, and if you do, draw and meld a {3}.',
      *share({ you, age }) {
        const { hand } = you
        if (hand.count < 3) {
          const fits = ({ length }: readonly Card[]) => length === 0 || length === hand.count
          yield* you.may.return(hand, upTo(3), { fits })
          return
        }
        if (!(yield* you.may.agrees(`Return three cards to draw and meld a {${age(3)}}?`))) return
        const returned = yield* you.return(hand, exactly(3))
        if (returned.length === 3) yield* you.drawAndMeld(age(3))
      },
    },
    {
      text: 'You may return a {3} from your hand, and if you do, draw three {1}.',
      *share({ you, age }) {
        const returned = yield* you.may.return(you.hand.ofValue(age(3)))
        if (returned) yield* you.draw(age(1), 3)
      },
    },
  ],
})
