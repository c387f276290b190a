import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const classification = card({
  name: 'Classification',
  age: 6,
  color: 'green',
  icons: 'sssh',
  dogma: 's',
  effects: [
    {
      text: 'Reveal a card from your hand. Take all cards of its color from the hands of all opponents into yours. Then meld all cards of that color from your hand.',
      *share({ you }) {
        const shown = yield* you.reveal(you.hand)
        if (!shown) return
        for (const opponent of you.opponents) yield* you.takeIntoHand(opponent.hand.of(shown.color), all)
        yield* you.meld(you.hand.of(shown.color), all)
      },
    },
  ],
})
