import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const galleonNuestraSenoraDeAtocha = card({
  name: 'Galleon Nuestra Senora De Atocha',
  set: 'arti',
  age: 4,
  color: 'red',
  icons: 'ffch',
  dogma: 'f',
  effects: [
    {
      text: 'I compel you to transfer all cards of a value that I choose from your score pile to mine! If you transfer any, transfer a top card of that value from your board to mine!',
      *compel({ you, me }) {
        const value = yield* me.chooseValue()
        const transferred = yield* you.transfer(you.scorePile.ofValue(value), me.scorePile, all)
        if (transferred.length > 0) yield* you.transfer(you.top.ofValue(value), me.board)
      },
    },
  ],
})
