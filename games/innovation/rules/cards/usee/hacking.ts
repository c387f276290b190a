import { highest, lowest } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const hacking = card({
  name: 'Hacking',
  set: 'usee',
  age: 10,
  color: 'blue',
  icons: 'hiis',
  dogma: 'i',
  effects: [
    {
      text: 'I demand you transfer your two highest secrets to my safe! Transfer the two highest cards in your score pile to my score pile! Meld the two lowest cards from your score pile!',
      *demand({ you, me }) {
        yield* you.transfer(you.secrets, me.secrets, highest(2))
        yield* you.transfer(you.scorePile, me.scorePile, highest(2))
        yield* you.meld(you.scorePile, lowest(2))
      },
    },
  ],
})
