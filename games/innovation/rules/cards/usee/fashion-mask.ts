import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { together, these } from '../../vocabulary/cards'

export const fashionMask = card({
  name: 'Fashion Mask',
  set: 'usee',
  age: 11,
  color: 'yellow',
  icons: 'hlll',
  dogma: 'l',
  effects: [
    {
      text: 'Tuck your top card of each color that has a {c} or a {f}. You may safeguard one of the tucked cards.',
      *share({ you }) {
        const tucked = yield* you.tuck(you.top.with('c', 'f'), all)
        yield* you.may.safeguard(these(...tucked))
      },
    },
    {
      text: 'Score all but the top five cards each of your yellow and of your purple stack. Splay both colors aslant.',
      *share({ you }) {
        yield* you.score(together(you.stack('yellow').beneath(5), you.stack('purple').beneath(5)), all)
        yield* you.splay('yellow', 'aslant')
        yield* you.splay('purple', 'aslant')
      },
    },
  ],
})
