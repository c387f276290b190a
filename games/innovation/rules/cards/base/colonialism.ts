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
      text: 'Draw and tuck a {3}. If the tucked card has a {c}, repeat this effect.',
      *share({ you, age }) {
        const tucked = yield* you.drawAndTuck(age(3))
        return tucked?.has('c') ? repeat : undefined
      },
    },
  ],
})
