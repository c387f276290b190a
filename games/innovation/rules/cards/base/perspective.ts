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
      text: 'You may return a card from your hand. If you do, score others from it, one for every two {s} you have.',
      *share({ you }) {
        const returned = yield* you.may.return(you.hand)
        if (returned) yield* you.score(you.hand, exactly(Math.floor(you.icons('s') / 2)))
      },
    },
  ],
})
