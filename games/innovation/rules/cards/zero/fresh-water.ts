import { card } from '../../vocabulary/card'
import { COLORS } from '../../facts/names'

export const freshWater = card({
  name: 'Fresh Water',
  age: 0,
  color: 'yellow',
  icons: 'rlhl',
  dogma: 'l',
  effects: [
    {
      text: 'Splay one of your unsplayed colors left. If you do not, you lose.',
      *share({ you }) {
        const plainColors = COLORS.filter((color) => you.splayOf(color) === 'none')
        if (!(yield* you.splay(plainColors, 'left'))) yield* you.lose()
      },
    },
  ],
})
