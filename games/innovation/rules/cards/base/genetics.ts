import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const genetics = card({
  name: 'Genetics',
  age: 9,
  color: 'blue',
  icons: 'sssh',
  dogma: 's',
  effects: [
    {
      text: 'Draw and meld an {11}. Score all cards beneath it.',
      *share({ you, age }) {
        const melded = yield* you.drawAndMeld(age(11))
        if (!melded) return
        const stack = you.stack(melded.color)
        if (stack.has(melded)) yield* you.score(stack.beneath(stack.list.indexOf(melded) + 1), all)
      },
    },
  ],
})
