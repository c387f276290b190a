import { card } from '../../vocabulary/card'
import { anyNumber, exactly } from '../../vocabulary/amount'

export const umbrella = card({
  name: 'Umbrella',
  set: 'echo',
  age: 1,
  color: 'green',
  icons: 'llh&',
  dogma: 'l',
  echo: [
    {
      text: 'You may meld a card from your hand.',
      *share({ you }) {
        yield* you.may.meld(you.hand)
      },
    },
  ],
  effects: [
    {
      text: 'Return any number of cards from your hand. Score two cards from your hand for each card you returned.',
      *share({ you }) {
        const returned = yield* you.return(you.hand, anyNumber)
        yield* you.score(you.hand, exactly(2 * returned.length))
      },
    },
  ],
})
