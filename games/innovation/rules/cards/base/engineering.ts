import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const engineering = card({
  name: 'Engineering',
  age: 3,
  color: 'red',
  icons: 'khsk',
  dogma: 'k',
  effects: [
    {
      text: 'I demand you transfer all of your top cards with a {k} to my score pile!',
      *demand({ you, me }) {
        yield* you.transfer(you.top.with('k'), me.scorePile, all)
      },
    },
    {
      text: 'You may splay your red cards left.',
      *share({ you }) {
        yield* you.may.splay('red', 'left')
      },
    },
  ],
})
