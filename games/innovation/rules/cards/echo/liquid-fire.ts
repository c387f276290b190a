import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { plain } from '../../facts/names'

export const liquidFire = card({
  name: 'Liquid Fire',
  set: 'echo',
  age: 3,
  color: 'red',
  icons: 'hsss',
  dogma: 's',
  effects: [
    {
      text: 'I demand you draw and reveal a card of the value of the highest bonus on your board, if there is one! Transfer it to my forecast! If it is red, transfer all cards from your hand to my score pile!',
      *demand({ you, me }) {
        const [bonus] = you.bonuses
        if (!bonus) return
        const drawn = yield* you.drawAndReveal(plain(bonus))
        yield* you.transfer(drawn, me.forecast)
        if (drawn?.color === 'red') yield* you.transfer(you.hand, me.scorePile, all)
      },
    },
  ],
})
