import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const statistics = card({
  name: 'Statistics',
  age: 5,
  color: 'yellow',
  icons: 'lslh',
  dogma: 'l',
  effects: [
    {
      text: 'I demand you transfer to your hand whatever cards of your score pile have the value I choose!',
      *demand({ you, me }) {
        const value = yield* me.chooseValue(you.scorePile.values)
        yield* you.transfer(you.scorePile.ofValue(value), you.hand, all)
      },
    },
    {
      text: 'You may splay your yellow cards right.',
      *share({ you }) {
        yield* you.may.splay('yellow', 'right')
      },
    },
  ],
})
