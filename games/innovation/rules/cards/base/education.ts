import { card } from '../../vocabulary/card'
import { higher } from '../../facts/names'

export const education = card({
  name: 'Education',
  age: 3,
  color: 'purple',
  icons: 'sssh',
  dogma: 's',
  effects: [
    {
      text: 'You may return the highest card from your score pile. If you do, draw a card of value two higher than the highest card still in that pile.',
      *share({ you }) {
        if (!(yield* you.may.agrees('Return the highest card from your score pile?'))) return
        const returned = yield* you.return(you.scorePile.highest)
        if (returned) yield* you.draw(higher(you.scorePile.highestValue, 2))
      },
    },
  ],
})
