import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const cryptocurrency = card({
  name: 'Cryptocurrency',
  set: 'usee',
  age: 10,
  color: 'green',
  icons: 'cffh',
  dogma: 'f',
  effects: [
    {
      text: 'Return all cards from your score pile. For each different value among them, draw and score a {10}.',
      *share({ you, age }) {
        const returned = yield* you.return(you.scorePile, all)
        yield* you.drawAndScore(age(10), these(...returned).values.length)
      },
    },
    {
      text: 'You may splay your red cards up.',
      *share({ you }) {
        yield* you.may.splay('red', 'up')
      },
    },
  ],
})
