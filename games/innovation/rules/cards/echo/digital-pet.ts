import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const digitalPet = card({
  name: 'Digital Pet',
  set: 'echo',
  age: 11,
  color: 'yellow',
  icons: 'hlil',
  dogma: 'l',
  effects: [
    {
      text: 'I demand you draw and reveal an {11}! Return all cards of its color from your board and score pile!',
      *demand({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(11))
        if (drawn) yield* you.return(together(you.stack(drawn.color), you.scorePile.of(drawn.color)), all)
      },
    },
  ],
})
