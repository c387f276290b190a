import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const octant = card({
  name: 'Octant',
  set: 'echo',
  age: 5,
  color: 'red',
  icons: 'cchc',
  dogma: 'c',
  effects: [
    {
      text: 'I demand you transfer your top card with {l} or {f} of each non-red color from your board to mine! If you do, and Octant was not foreseen, draw and foreshadow a {6}!',
      *demand({ you, me, age, foreseen }) {
        const transferred = yield* you.transfer(you.top.not('red').with('l', 'f'), me.board, all)
        if (transferred.length > 0 && !foreseen) yield* you.drawAndForeshadow(age(6))
      },
    },
    {
      text: 'Draw and foreshadow a {6}.',
      *share({ you, age }) {
        yield* you.drawAndForeshadow(age(6))
      },
    },
  ],
})
