import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const slotMachine = card({
  name: 'Slot Machine',
  set: 'usee',
  age: 7,
  color: 'purple',
  icons: 'fiih',
  dogma: 'i',
  effects: [
    {
      text: 'Draw and reveal a {1}, a {2}, a {3}, a {4} and a {5}. If one or more are green, splay your green or purple cards right. If two or more are green, score all drawn cards, otherwise return them. If three or more are green, you win.',
      *share({ you, age }) {
        const one = yield* you.drawAndReveal(age(1))
        const two = yield* you.drawAndReveal(age(2))
        const three = yield* you.drawAndReveal(age(3))
        const four = yield* you.drawAndReveal(age(4))
        const cards = these(one, two, three, four, yield* you.drawAndReveal(age(5)))
        const green = cards.of('green').count
        if (green >= 1) yield* you.splay(['green', 'purple'], 'right')
        if (green >= 2) yield* you.score(cards, all)
        else yield* you.return(cards, all)
        if (green >= 3) yield* you.win()
      },
    },
  ],
})
