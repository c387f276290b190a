import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const chartreuse = card({
  name: 'Chartreuse',
  set: 'usee',
  age: 5,
  color: 'yellow',
  icons: 'lfhl',
  dogma: 'l',
  effects: [
    {
      text: 'Draw and reveal a {3}, a {4}, a {5} and a {6}. Meld each green and each yellow one, in any order. Return the others.',
      *share({ you, age }) {
        const three = yield* you.drawAndReveal(age(3))
        const four = yield* you.drawAndReveal(age(4))
        const five = yield* you.drawAndReveal(age(5))
        const drawn = these(three, four, five, yield* you.drawAndReveal(age(6)))
        yield* you.meld(drawn.of('green', 'yellow'), all)
        yield* you.return(drawn.not('green', 'yellow'), all)
      },
    },
    {
      text: 'You may splay your green or yellow cards right.',
      *share({ you }) {
        yield* you.may.splay(['green', 'yellow'], 'right')
      },
    },
  ],
})
