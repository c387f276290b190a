import { card } from '../../vocabulary/card'
import { anyNumber } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'
import { higher } from '../../facts/names'

export const lever = card({
  name: 'Lever',
  set: 'echo',
  age: 2,
  color: 'blue',
  icons: 'sh&s',
  dogma: 's',
  echo: [
    {
      text: 'Draw two {2}.',
      *share({ you, age }) {
        yield* you.draw(age(2), 2)
      },
    },
  ],
  effects: [
    {
      text: 'You may return any number of cards from your hand. For every two cards of equal value you returned, draw a card of value one higher.',
      *share({ you }) {
        const returned = these(...(yield* you.may.return(you.hand, anyNumber)))
        const draws = returned.values.flatMap((value) => {
          const pairs = Math.floor(returned.ofValue(value).count / 2)
          return Array.from({ length: pairs }, () => higher(value, 1))
        })
        yield* you.drawEach(draws)
      },
    },
  ],
})
