import { card } from '../../vocabulary/card'
import { exactly } from '../../vocabulary/amount'

export const perspective = card({
  name: 'Perspective',
  age: 4,
  color: 'yellow',
  icons: 'hssl',
  dogma: 's',
  effects: [
    {
      text: 'You may return a card from your hand. If you do, score a card from it for every two {s} on your board.',
      *share({ you }) {
        const returned = yield* you.may.return(you.hand)
        if (returned) yield* you.score(you.hand, exactly(Math.floor(you.icons('s') / 2)))
      },
    },
  ],
})
