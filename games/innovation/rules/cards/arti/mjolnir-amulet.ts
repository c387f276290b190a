import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const mjolnirAmulet = card({
  name: 'Mjolnir Amulet',
  set: 'arti',
  age: 3,
  color: 'red',
  icons: 'hkks',
  dogma: 'k',
  effects: [
    {
      text: 'I compel you to choose a top card on your board! Transfer all cards of its color from your board to my score pile!',
      *compel({ you, me }) {
        const chosen = yield* you.choose(you.top)
        if (chosen) yield* you.transfer(you.stack(chosen.color), me.scorePile, all)
      },
    },
  ],
})
