import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const drone = card({
  name: 'Drone',
  set: 'echo',
  age: 11,
  color: 'red',
  icons: 'liih',
  dogma: 'i',
  effects: [
    {
      text: 'Draw and reveal an {11}. If you have fewer than six cards of its color on your board, splay that color aslant. Otherwise, return the bottom five cards of that color from all boards, and if you do, repeat this effect.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(11))
        if (!drawn) return undefined
        const { color } = drawn
        if (you.stack(color).count < 6) return void (yield* you.splay(color, 'aslant'))
        const bottoms = together(...you.everyone.map((player) => player.stack(color).bottom(5)))
        const returned = yield* you.return(bottoms, all, { order: 'never' })
        return returned.length > 0 ? repeat : undefined
      },
    },
  ],
})
