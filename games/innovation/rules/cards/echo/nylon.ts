import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const nylon = card({
  name: 'Nylon',
  set: 'echo',
  age: 8,
  color: 'green',
  icons: '8ffh',
  dogma: 'f',
  effects: [
    {
      text: 'Draw and tuck three {8}. If any of the tucked cards were green, repeat this effect.',
      *share({ you, age }) {
        const tucked = yield* you.drawAndTuck(age(8), 3)
        return tucked.some(({ color }) => color === 'green') ? repeat : undefined
      },
    },
    {
      text: 'You may splay your red cards up.',
      *share({ you }) {
        yield* you.may.splay('red', 'up')
      },
    },
  ],
})
