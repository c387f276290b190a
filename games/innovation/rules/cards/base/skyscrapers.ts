import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const skyscrapers = card({
  name: 'Skyscrapers',
  age: 8,
  color: 'yellow',
  icons: 'hfcc',
  dogma: 'c',
  effects: [
    {
      text: 'I demand you transfer one of your top cards with an {i}, but no yellow one, to my board! If you do, score your top card of its color, then return all cards of that color from your board, and transfer Skyscrapers to my hand if it is a top card of mine!',
      *demand({ you, me, self }) {
        const transferred = yield* you.transfer(you.top.with('i').not('yellow'), me.board)
        if (!transferred) return
        yield* you.score(you.topOf(transferred.color))
        yield* you.return(you.stack(transferred.color), all)
        if (me.top.has(self)) yield* you.transfer(self, me.hand)
      },
    },
  ],
})
