import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const monaLisa = card({
  name: 'Mona Lisa',
  set: 'arti',
  age: 4,
  color: 'yellow',
  icons: 'hcll',
  dogma: 'l',
  effects: [
    {
      text: 'Choose a number and a color. Draw five {4}, then reveal your hand. If it holds exactly that number of cards of that color, score them and splay that color right. Otherwise, return your whole hand.',
      *share({ you, age }) {
        const number = yield* you.chooseValue([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 'Choose a number')
        const color = yield* you.chooseColor()
        yield* you.draw(age(4), 5)
        yield* you.reveal(you.hand, all)
        const shown = color ? you.hand.of(color) : you.hand
        if (color && shown.count === number) {
          yield* you.score(shown, all)
          yield* you.splay(color, 'right')
        } else yield* you.return(you.hand, all)
      },
    },
  ],
})
