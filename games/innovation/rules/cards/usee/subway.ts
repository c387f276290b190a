import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const subway = card({
  name: 'Subway',
  set: 'usee',
  age: 7,
  color: 'yellow',
  icons: 'liih',
  dogma: 'i',
  effects: [
    {
      text: 'Draw and tuck a {7}. If your board has seven or more visible cards of its color, draw a {9}. Otherwise, junk all cards of that color from your board, and draw an {8}.',
      *share({ you, age }) {
        const tucked = yield* you.drawAndTuck(age(7))
        if (!tucked) return
        if (you.visible(tucked.color).cards >= 7) return void (yield* you.draw(age(9)))
        yield* you.junk(you.stack(tucked.color), all)
        yield* you.draw(age(8))
      },
    },
  ],
})
