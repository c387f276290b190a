import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const services = card({
  name: 'Services',
  age: 9,
  color: 'purple',
  icons: 'hlll',
  dogma: 'l',
  effects: [
    {
      text: 'I demand you transfer all cards of a value of my choice from your score pile to my hand! If you transfer any, transfer a top card without a {l} from my board to your hand!',
      *demand({ you, me }) {
        const value = yield* me.chooseValue()
        const transferred = yield* you.transfer(you.scorePile.ofValue(value), me.hand, all)
        if (transferred.length > 0) yield* you.transfer(me.top.without('l'), you.hand)
      },
    },
  ],
})
