import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'
import { repeat } from '../../vocabulary/effect'

export const spaceTraffic = card({
  name: 'Space Traffic',
  age: 11,
  color: 'green',
  icons: 'ccih',
  dogma: 'c',
  effects: [
    {
      text: 'Draw and tuck an {11}. If the card directly above it is an {11}, you lose. Otherwise, score all cards of its color beneath the top five, splay that color aslant, and repeat this effect unless you have the highest score.',
      *share({ you, age }) {
        const tucked = yield* you.drawAndTuck(age(11))
        if (!tucked) return
        const { color } = tucked
        const [above, lowest] = you.stack(color).bottom(2).list
        if (lowest === tucked && above?.ageOnBoard === age(11)) return yield* you.lose()
        yield* you.score(you.stack(color).beneath(5), all)
        yield* you.splay(color, 'aslant')
        return you.everyone.some(({ points }) => points > you.points) ? repeat : undefined
      },
    },
  ],
})
