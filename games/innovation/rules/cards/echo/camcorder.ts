import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const camcorder = card({
  name: 'Camcorder',
  set: 'echo',
  age: 10,
  color: 'red',
  icons: 'hiif',
  dogma: 'i',
  effects: [
    {
      text: 'I demand you transfer all cards from your hand to mine! Draw a {9}!',
      *demand({ you, me, age }) {
        yield* you.transfer(you.hand, me.hand, all)
        yield* you.draw(age(9))
      },
    },
    {
      text: 'Meld all {9} from your hand. If Camcorder was not foreseen, return all other cards from your hand, and draw three {9}.',
      *share({ you, age, foreseen }) {
        yield* you.meld(you.hand.ofValue(age(9)), all)
        if (foreseen) return
        yield* you.return(you.hand, all)
        yield* you.draw(age(9), 3)
      },
    },
  ],
})
