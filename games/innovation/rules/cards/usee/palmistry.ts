import { exactly } from '../../vocabulary/amount'
import { card } from '../../vocabulary/card'

export const palmistry = card({
  name: 'Palmistry',
  set: 'usee',
  age: 1,
  color: 'blue',
  icons: 'lkhk',
  dogma: 'k',
  effects: [
    {
      text: 'Draw and meld a {1}.',
      *share({ you, age }) {
        yield* you.drawAndMeld(age(1))
      },
    },
    {
      text: 'Return two cards from your hand. If you do, draw and score a {2}.',
      *share({ you, age }) {
        const returned = yield* you.return(you.hand, exactly(2))
        if (returned.length === 2) yield* you.drawAndScore(age(2))
      },
    },
  ],
})
