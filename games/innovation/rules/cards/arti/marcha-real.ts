import { card } from '../../vocabulary/card'
import { all, exactly } from '../../vocabulary/amount'
import { these } from '../../vocabulary/cards'
import { higher } from '../../facts/names'

export const marchaReal = card({
  name: 'Marcha Real',
  set: 'arti',
  age: 6,
  color: 'purple',
  icons: 'llhc',
  dogma: 'l',
  effects: [
    {
      text: 'Reveal two cards from your hand and return them. If they have the same value, draw a card of value one higher. If they have the same color, claim an available standard achievement, eligible or not.',
      *share({ you }) {
        const revealed = yield* you.reveal(you.hand, exactly(2))
        const [one, other] = yield* you.return(these(...revealed), all)
        if (!one || !other) return
        if (one.age === other.age) yield* you.draw(higher(one.age, 1))
        if (one.color === other.color) yield* you.achieve(you.available, 'regardless')
      },
    },
  ],
})
