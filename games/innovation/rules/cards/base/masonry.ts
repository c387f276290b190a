import { card } from '../../vocabulary/card'
import { anyNumber } from '../../vocabulary/amount'

export const masonry = card({
  name: 'Masonry',
  age: 1,
  color: 'yellow',
  icons: 'khkk',
  dogma: 'k',
  effects: [
    {
      text: 'You may meld any number of cards with a {k} each from your hand.',
      *share({ you }) {
        yield* you.may.meld(you.hand.with('k'), anyNumber)
      },
    },
    {
      text: 'If your board has exactly three red cards, claim the Monument achievement.',
      *share({ you }) {
        if (you.stack('red').count === 3) yield* you.claim('Monument')
      },
    },
  ],
})
