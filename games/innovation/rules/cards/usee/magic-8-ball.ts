import { exactly } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const magic8Ball = card({
  name: 'Magic 8-Ball',
  set: 'usee',
  age: 9,
  color: 'yellow',
  icons: 'hlll',
  dogma: 'l',
  effects: [
    {
      text: 'Wish either to draw two {10}, or to draw and score two {8}, or to safeguard two available standard achievements. Draw and tuck an {8}. If it has a {s}, do what you wished. If it is red or purple, repeat this effect.',
      *share({ you, age }) {
        const wish = yield* you.chooseBranch('', {
          [`Draw two ${age(10)}`]: () => you.draw(age(10), 2),
          [`Draw and score two ${age(8)}`]: () => you.drawAndScore(age(8), 2),
          'Safeguard two available standard achievements': () => you.safeguard(you.available, exactly(2)),
        })
        const tucked = yield* you.drawAndTuck(age(8))
        if (tucked?.has('s') && wish) yield* wish()
        return tucked?.color === 'red' || tucked?.color === 'purple' ? repeat : undefined
      },
    },
  ],
})
