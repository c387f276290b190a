import { card } from '../../vocabulary/card'
import { anyNumber } from '../../vocabulary/amount'

export const democracy = card({
  name: 'Democracy',
  age: 6,
  color: 'purple',
  icons: 'cssh',
  dogma: 's',
  effects: [
    {
      text: 'You may return any number of cards from your hand. If those are more than anybody has returned by this effect in this action, or that lead is yours already, draw and score an {8}.',
      *share({ you, age, notes }) {
        const returned = yield* you.may.return(you.hand, anyNumber)
        const most = notes.count('most')
        const leads = notes.count('leader') === you.player + 1
        if (returned.length <= most && !leads) return
        notes.keep('most', Math.max(most, returned.length))
        notes.keep('leader', you.player + 1)
        yield* you.drawAndScore(age(8))
      },
    },
  ],
})
