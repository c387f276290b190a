import { card } from '../../vocabulary/card'
import { higher } from '../../facts/names'

export const agriculture = card({
  name: 'Agriculture',
  age: 1,
  color: 'yellow',
  icons: 'hlll',
  dogma: 'l',
  effects: [
    {
      text: 'You may return a card from your hand. If you do, draw and score a card one higher in value than it.',
      *share({ you }) {
        const returned = yield* you.may.return(you.hand)
        if (returned) yield* you.drawAndScore(higher(returned.age, 1))
      },
    },
  ],
})
