import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { together } from '../../vocabulary/cards'

export const pagoda = card({
  name: 'Pagoda',
  set: 'echo',
  age: 2,
  color: 'purple',
  icons: 'k2hk',
  dogma: 'k',
  effects: [
    {
      text: 'Draw and reveal a {3}. You may tuck another card of the same color from your hand. If you do, and Pagoda was foreseen, meld all cards of that color from all other boards.',
      *share({ you, age, foreseen }) {
        const drawn = yield* you.drawAndReveal(age(3))
        if (!drawn) return
        const { color } = drawn
        const tucked = yield* you.may.tuck(you.hand.of(color).except(drawn))
        if (tucked && foreseen)
          yield* you.meld(together(...you.others.map((other) => other.stack(color))), all)
      },
    },
  ],
})
