import { card } from '../../vocabulary/card'
import { highest } from '../../vocabulary/amount'

export const explosives = card({
  name: 'Explosives',
  age: 7,
  color: 'red',
  icons: 'hfff',
  dogma: 'f',
  effects: [
    {
      text: 'I demand you transfer the three highest cards in your hand to my hand! If you transfer any and your hand is empty after that, draw a {7}!',
      *demand({ you, me, age }) {
        const transferred = yield* you.transfer(you.hand, me.hand, highest(3))
        if (transferred.length > 0 && you.hand.isEmpty) yield* you.draw(age(7))
      },
    },
  ],
})
