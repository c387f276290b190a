import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const canning = card({
  name: 'Canning',
  age: 6,
  color: 'yellow',
  icons: 'hflf',
  dogma: 'f',
  effects: [
    {
      text: 'You may draw and tuck a {6}. If you tuck it, score the top card without a {f} of each of your colors.',
      *share({ you, age }) {
        if (!(yield* you.may.agrees(`Draw and tuck a {${age(6)}}?`))) return
        const tucked = yield* you.tuck(yield* you.draw(age(6)))
        if (tucked) yield* you.score(you.top.without('f'), all)
      },
    },
    {
      text: 'You may splay your yellow cards right.',
      *share({ you }) {
        yield* you.may.splay('yellow', 'right')
      },
    },
  ],
})
