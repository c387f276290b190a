import { card } from '../../vocabulary/card'
import { exactly } from '../../vocabulary/amount'
import { plain } from '../../facts/names'

export const philosophersStone = card({
  name: "Philosopher's Stone",
  set: 'arti',
  age: 3,
  color: 'green',
  icons: 'ccch',
  dogma: 'c',
  effects: [
    {
      text: 'Return a card from your hand. Score as many cards from your hand as its value says. Junk all cards in the deck whose value is the sum of the values scored.',
      *share({ you }) {
        const returned = yield* you.return(you.hand)
        if (!returned) return
        const scored = yield* you.score(you.hand, exactly(returned.age))
        yield* you.junkDeck(plain(scored.reduce((sum, card) => sum + card.age, 0)))
      },
    },
  ],
})
