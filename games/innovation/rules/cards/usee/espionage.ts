import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const espionage = card({
  name: 'Espionage',
  set: 'usee',
  age: 1,
  color: 'blue',
  icons: 'khkk',
  dogma: 'k',
  effects: [
    {
      text: 'I demand you reveal a card from your hand! If you do, I reveal my hand! If it has no card of that color, transfer the revealed card to my hand, and repeat this effect!',
      *demand({ you, me }) {
        const revealed = yield* you.reveal(yield* you.choose(you.hand, { title: 'Choose a card to reveal' }))
        if (!revealed) return
        yield* me.reveal(me.hand, all)
        if (!me.hand.of(revealed.color).isEmpty) return
        return (yield* you.transfer(revealed, me.hand)) ? repeat : undefined
      },
    },
  ],
})
