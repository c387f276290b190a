import { card } from '../../vocabulary/card'
import { COLORS } from '../../facts/names'

export const flight = card({
  name: 'Flight',
  age: 8,
  color: 'red',
  icons: 'chic',
  dogma: 'c',
  effects: [
    {
      text: 'If you have red splayed up, you may splay one of your colors up.',
      *share({ you }) {
        if (you.splayOf('red') === 'up') yield* you.may.splay(COLORS, 'up')
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
