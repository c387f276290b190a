import { card } from '../../vocabulary/card'
import { these } from '../../vocabulary/cards'

export const tracking = card({
  name: 'Tracking',
  age: 0,
  color: 'purple',
  icons: 'chcr',
  dogma: 'c',
  effects: [
    {
      text: 'Draw two {0}. Return one of them.',
      *share({ you, age }) {
        const drawn = yield* you.draw(age(0), 2)
        yield* you.return(these(...drawn))
      },
    },
  ],
})
