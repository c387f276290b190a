import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const zhangHeng = card({
  name: 'Zhang Heng',
  set: 'figs',
  age: 2,
  color: 'blue',
  icons: 'lp2h',
  dogma: 'l',
  karma: [
    {
      text: 'If a player would claim an achievement, first draw and tuck a {3}. That player scores all cards above it.',
      would: 'achieve',
      who: 'anyone',
      *first({ you, they, age }) {
        const tucked = yield* you.drawAndTuck(age(3))
        if (tucked) yield* they.score(you.stack(tucked.color).except(tucked), all)
      },
    },
  ],
  effects: [],
})
