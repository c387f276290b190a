import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'

export const syncom3 = card({
  name: 'Syncom 3',
  set: 'arti',
  age: 9,
  color: 'green',
  icons: 'hiii',
  dogma: 'i',
  effects: [
    {
      text: 'Return your whole hand. Draw and reveal five {9}. If you reveal five colors, you win.',
      *share({ you, age }) {
        yield* you.return(you.hand, all)
        const revealed = yield* you.drawAndReveal(age(9), 5)
        if (these(...revealed).colors.length === 5) yield* you.win()
      },
    },
  ],
})
