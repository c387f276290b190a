import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'
import { COLORS } from '../../facts/names'

export const prideAndPrejudice = card({
  name: 'Pride and Prejudice',
  set: 'arti',
  age: 6,
  color: 'yellow',
  icons: 'hsls',
  dogma: 's',
  effects: [
    {
      text: 'Draw and meld a {6}. If no color has fewer cards on your board than its own, score it and repeat this effect.',
      *share({ you, age }) {
        const melded = yield* you.drawAndMeld(age(6))
        if (!melded) return
        const { count } = you.stack(melded.color)
        if (COLORS.some((color) => you.stack(color).count < count)) return
        yield* you.score(melded)
        return repeat
      },
    },
  ],
})
