import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const shrapnel = card({
  name: 'Shrapnel',
  set: 'echo',
  age: 6,
  color: 'red',
  icons: 'fffh',
  dogma: 'f',
  effects: [
    {
      text: 'I demand you draw and tuck a {6}! Transfer the top two cards of its color from your board to my score pile! Score the bottom card of its color on my board!',
      *demand({ you, me, age }) {
        const tucked = yield* you.drawAndTuck(age(6))
        if (!tucked) return
        yield* you.transfer(you.stack(tucked.color).take(2), me.scorePile, all)
        yield* you.score(me.bottomOf(tucked.color))
      },
    },
  ],
})
