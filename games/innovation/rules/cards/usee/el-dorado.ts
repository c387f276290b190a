import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const elDorado = card({
  name: 'El Dorado',
  set: 'usee',
  age: 4,
  color: 'green',
  icons: 'cchc',
  dogma: 'c',
  effects: [
    {
      text: 'Draw and meld a {3}, a {2} and a {1}. If all three have a {c}, score all cards in the {5} deck. If two or more have a {c}, splay your green and your blue cards right.',
      *share({ you, age }) {
        const three = yield* you.drawAndMeld(age(3))
        const two = yield* you.drawAndMeld(age(2))
        const one = yield* you.drawAndMeld(age(1))
        const coins = these(three, two, one).with('c').count
        if (coins === 3) yield* you.score(you.deck(age(5)), all)
        if (coins < 2) return
        yield* you.splay('green', 'right')
        yield* you.splay('blue', 'right')
      },
    },
  ],
})
