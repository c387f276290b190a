import { higher } from '../../facts/names'
import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const cipher = card({
  name: 'Cipher',
  set: 'usee',
  age: 2,
  color: 'green',
  icons: 'hssk',
  dogma: 's',
  effects: [
    {
      text: 'Return all cards from your hand. If you return two or more, draw a card of value one higher than the highest of them.',
      *share({ you }) {
        const returned = yield* you.return(you.hand, all)
        if (returned.length >= 2) yield* you.draw(higher(these(...returned).highestValue, 1))
      },
    },
    {
      text: 'Draw a {2}. You may splay your blue cards left.',
      *share({ you, age }) {
        yield* you.draw(age(2))
        yield* you.may.splay('blue', 'left')
      },
    },
  ],
})
