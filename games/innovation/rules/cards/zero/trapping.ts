import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const trapping = card({
  name: 'Trapping',
  age: 0,
  color: 'red',
  icons: 'hrrl',
  dogma: 'r',
  effects: [
    {
      text: 'I demand you reveal your hand and all cards in my score pile! Transfer all cards in your hand of the colors of my score pile to my hand!',
      *demand({ you, me }) {
        yield* you.reveal(you.hand, all)
        yield* you.reveal(me.scorePile, all)
        yield* you.transfer(you.hand.of(...me.scorePile.colors), me.hand, all)
      },
    },
  ],
})
