import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const metalworking = card({
  name: 'Metalworking',
  age: 1,
  color: 'red',
  icons: 'kkhk',
  dogma: 'k',
  effects: [
    {
      text: 'Draw and reveal a {1}. If it has a {k}, score it and repeat this effect. If not, you keep it.',
      *share({ you, age }) {
        const drawn = yield* you.drawAndReveal(age(1))
        if (!drawn?.has('k')) return
        yield* you.score(drawn)
        return repeat
      },
    },
  ],
})
