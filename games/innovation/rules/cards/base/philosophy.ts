import { card } from '../../vocabulary/card'
import { COLORS } from '../../facts/names'

export const philosophy = card({
  name: 'Philosophy',
  age: 2,
  color: 'purple',
  icons: 'hsss',
  dogma: 's',
  effects: [
    {
      text: 'You may splay one of your colors left.',
      *share({ you }) {
        yield* you.may.splay(COLORS, 'left')
      },
    },
    {
      text: 'You may score a card from your hand.',
      *share({ you }) {
        yield* you.may.score(you.hand)
      },
    },
  ],
})
