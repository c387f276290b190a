import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const astrogeology = card({
  name: 'Astrogeology',
  age: 11,
  color: 'red',
  icons: 'chff',
  dogma: 'f',
  effects: [
    {
      text: 'Draw and reveal an {11}. Splay the cards of its color on your board aslant. If you do, transfer all cards of that color beneath the top four to your hand.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(11))
        if (!drawn) return
        const splayed = yield* you.splay(drawn.color, 'aslant')
        if (splayed) yield* you.transfer(you.stack(splayed).beneath(4), you.hand, all)
      },
    },
    {
      text: 'If your hand holds eight or more cards, you win.',
      *share({ you }) {
        if (you.hand.count >= 8) yield* you.win()
      },
    },
  ],
})
