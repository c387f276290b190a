import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const hunting = card({
  name: 'Hunting',
  age: 0,
  color: 'green',
  icons: 'rrhk',
  dogma: 'r',
  effects: [
    {
      text: 'I demand you draw and reveal two {0}! Transfer the one of them that I choose to my board!',
      *demand({ you, me, age }) {
        const drawn = these(...(yield* you.drawAndReveal(age(0), 2)))
        yield* you.transfer(yield* me.choose(drawn), me.board)
      },
    },
  ],
})
