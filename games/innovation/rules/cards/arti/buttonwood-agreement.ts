import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const buttonwoodAgreement = card({
  name: 'Buttonwood Agreement',
  set: 'arti',
  age: 6,
  color: 'green',
  icons: 'fcfh',
  dogma: 'f',
  effects: [
    {
      text: 'Choose three colors. Draw and reveal an {8}. If its color is one of them, score it and splay that color up. Otherwise, return all cards of its color from your score pile, and unsplay that color.',
      *share({ you, age }) {
        const chosen = yield* you.chooseColors(3, 'Choose a color')
        const drawn = yield* you.drawAndReveal(age(8))
        if (!drawn) return
        if (chosen.includes(drawn.color)) {
          yield* you.score(drawn)
          yield* you.splay(drawn.color, 'up')
        } else {
          yield* you.return(you.scorePile.of(drawn.color), all)
          yield* you.unsplay(drawn.color)
        }
      },
    },
  ],
})
