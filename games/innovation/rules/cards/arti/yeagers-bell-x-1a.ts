import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const yeagersBellX1A = card({
  name: "Yeager's Bell X-1A",
  set: 'arti',
  age: 9,
  color: 'blue',
  icons: 'iifh',
  dogma: 'i',
  effects: [
    {
      text: 'Draw and meld a {9}, and self-execute it. If it has a {i}, repeat this effect.',
      *share({ you, age }) {
        const melded = yield* you.drawAndMeld(age(9))
        yield* you.selfExecute(melded)
        return melded?.has('i') ? repeat : undefined
      },
    },
  ],
})
