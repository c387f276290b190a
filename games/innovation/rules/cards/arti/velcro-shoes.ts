import { card } from '../../vocabulary/card'
import { plain } from '../../facts/names'

export const velcroShoes = card({
  name: 'Velcro Shoes',
  set: 'arti',
  age: 9,
  color: 'red',
  icons: 'ffih',
  dogma: 'f',
  effects: [
    {
      text: 'I compel you to transfer a card of value 9 from your hand to mine! If you do not, transfer a card of value 9 from your score pile to mine! If you do neither, I win!',
      *compel({ you, me }) {
        const transferred =
          (yield* you.transfer(you.hand.ofValue(plain(9)), me.hand)) ??
          (yield* you.transfer(you.scorePile.ofValue(plain(9)), me.scorePile))
        if (!transferred) yield* me.win()
      },
    },
    {
      text: 'Score your highest top card.',
      *share({ you }) {
        yield* you.score(you.top.highest)
      },
    },
  ],
})
