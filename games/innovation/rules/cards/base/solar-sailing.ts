import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const solarSailing = card({
  name: 'Solar Sailing',
  age: 11,
  color: 'blue',
  icons: 'issh',
  dogma: 's',
  effects: [
    {
      text: 'Draw and meld an {11}. Unless its color is splayed aslant on your board, return all cards of that color beneath the top four, then splay it aslant. If your board holds six or more cards of that color, you win.',
      *share({ you, age }) {
        const melded = yield* you.drawAndMeld(age(11))
        if (!melded) return
        const { color } = melded
        if (you.splayOf(color) !== 'aslant') {
          yield* you.return(you.stack(color).beneath(4), all)
          yield* you.splay(color, 'aslant')
        }
        if (you.stack(color).count >= 6) yield* you.win()
      },
    },
  ],
})
