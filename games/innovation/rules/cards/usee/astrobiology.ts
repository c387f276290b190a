import { COLORS } from '../../facts/names'
import { all } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const astrobiology = card({
  name: 'Astrobiology',
  set: 'usee',
  age: 11,
  color: 'blue',
  icons: 'llph',
  dogma: 'l',
  effects: [
    {
      text: 'Return a bottom card of your board. Splay its color on your board aslant. Score all cards of that color without a {l} from your board.',
      *share({ you }) {
        const returned = yield* you.return(these(...COLORS.map((color) => you.bottomOf(color))))
        if (!returned) return
        yield* you.splay(returned.color, 'aslant')
        yield* you.score(you.stack(returned.color).without('l'), all)
      },
    },
  ],
})
