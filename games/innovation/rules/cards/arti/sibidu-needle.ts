import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const sibiduNeedle = card({
  name: 'Sibidu Needle',
  set: 'arti',
  age: 1,
  color: 'blue',
  icons: 'kkkh',
  dogma: 'k',
  effects: [
    {
      text: 'Draw and reveal a {1}. If you have a top card of its color and value, score the drawn card and repeat this effect.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(1))
        if (!drawn || you.topOf(drawn.color)?.ageOnBoard !== drawn.age) return
        yield* you.score(drawn)
        return repeat
      },
    },
  ],
})
