import { card } from '../../vocabulary/card'
import { exactly } from '../../vocabulary/amount'

export const rowlandHill = card({
  name: 'Rowland Hill',
  set: 'figs',
  age: 7,
  color: 'yellow',
  icons: 'pchc',
  dogma: 'c',
  karma: [
    {
      text: 'If you would claim an achievement, first return three cards from your hand. If you do, achieve all other cards in your hand, regardless of eligibility.',
      would: 'achieve',
      *first({ you }) {
        const returned = yield* you.return(you.hand, exactly(3))
        if (returned.length < 3) return
        for (const card of you.hand) yield* you.achieve(card, 'regardless')
      },
    },
  ],
  effects: [],
})
