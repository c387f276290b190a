import { plain } from '../../facts/names'
import { all, exactly } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const myth = card({
  name: 'Myth',
  set: 'usee',
  age: 1,
  color: 'purple',
  icons: 'hkkk',
  dogma: 'k',
  effects: [
    {
      text: 'If your hand has two cards of one color, tuck both. If you do, splay that color left, and draw and safeguard a card of the value of your bottom card of that color. If it has no such two, reveal your hand.',
      *share({ you }) {
        const pairs = you.hand.where(({ color }) => you.hand.of(color).count > 1)
        if (pairs.isEmpty) yield* you.reveal(you.hand, all)
        const [tucked, second] = yield* you.tuck(pairs, exactly(2), {
          title: 'Tuck two cards with the same color',
          fits: (cards) => these(...cards).colors.length === 1,
        })
        if (!tucked || !second) return
        yield* you.splay(tucked.color, 'left')
        yield* you.drawAndSafeguard(you.bottomOf(tucked.color)?.age ?? plain(0))
      },
    },
  ],
})
