import { card } from '../../vocabulary/card'
import { allBut } from '../../vocabulary/amount'

export const composites = card({
  name: 'Composites',
  age: 9,
  color: 'red',
  icons: 'ffhf',
  dogma: 'f',
  effects: [
    {
      text: 'I demand you transfer all cards except one from your hand to my hand! Transfer also the highest card from your score pile to my score pile!',
      *demand({ you, me }) {
        yield* you.transfer(you.hand, me.hand, allBut(1))
        yield* you.transfer(you.scorePile.highest, me.scorePile)
      },
    },
  ],
})
