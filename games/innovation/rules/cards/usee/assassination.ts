import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const assassination = card({
  name: 'Assassination',
  set: 'usee',
  age: 1,
  color: 'red',
  icons: 'chck',
  dogma: 'c',
  effects: [
    {
      text: 'I demand you draw and reveal a {1}! If it has a {k}, transfer it and the top card of its color on your board to my score pile!',
      *demand({ you, me, age }) {
        const drawn = yield* you.drawAndReveal(age(1))
        if (!drawn?.has('k')) return
        yield* you.transfer(these(drawn, you.topOf(drawn.color)), me.scorePile, all)
      },
    },
    {
      text: 'If nobody has a top green card, claim the Confidence achievement.',
      *share({ you }) {
        if (you.topCardsOfAll.of('green').isEmpty) yield* you.claim('Confidence')
      },
    },
  ],
})
