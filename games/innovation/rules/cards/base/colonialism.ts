import { card } from '../../vocabulary/card'
import { repeat } from '../../vocabulary/effect'

export const colonialism = card({
  name: 'Colonialism',
  age: 4,
  color: 'red',
  icons: 'hfsf',
  dogma: 'f',
  effects: [
    {
      text: 'Draw and tuck a {3}. Repeat this effect if the tucked card has a {c}.',
      *share({ you, age }) {
        const tucked = yield* you.drawAndTuck(age(3))
        return tucked?.has('c') ? repeat : undefined
      },
    },
  ],
})
