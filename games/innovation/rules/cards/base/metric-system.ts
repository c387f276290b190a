import { card } from '../../vocabulary/card'
import { COLORS } from '../../facts/names'

export const metricSystem = card({
  name: 'Metric System',
  age: 6,
  color: 'green',
  icons: 'hfcc',
  dogma: 'c',
  effects: [
    {
      text: 'If you have green splayed right, you may splay one of your colors right.',
      *share({ you }) {
        if (you.splayOf('green') === 'right') yield* you.may.splay(COLORS, 'right')
      },
    },
    {
      text: 'You may splay your green cards right.',
      *share({ you }) {
        yield* you.may.splay('green', 'right')
      },
    },
  ],
})
