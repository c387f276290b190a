import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { COLORS } from '../../facts/names'
import { together } from '../../vocabulary/cards'

export const greatBarrierReef = card({
  name: 'Great Barrier Reef',
  set: 'arti',
  age: 11,
  color: 'blue',
  icons: 'lhls',
  dogma: 'l',
  effects: [
    {
      text: 'Of each color on your board, junk all cards other than the top five.',
      *share({ you }) {
        yield* you.junk(together(...you.colors.map((color) => you.stack(color).beneath(5))), all)
      },
    },
    {
      text: 'Splay each color on your board aslant.',
      *share({ you }) {
        for (const color of COLORS) yield* you.splay(color, 'aslant')
      },
    },
  ],
})
