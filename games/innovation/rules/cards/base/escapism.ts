import { card } from '../../vocabulary/card'
import { all } from '../../vocabulary/amount'

export const escapism = card({
  name: 'Escapism',
  age: 11,
  color: 'purple',
  icons: 'pphp',
  dogma: 'p',
  effects: [
    {
      text: 'Reveal a card from your hand and junk it. Return all cards of its value from your hand. Draw three cards of its value, then self-execute it.',
      *share({ you }) {
        const chosen = yield* you.reveal(you.hand)
        if (!chosen) return
        yield* you.junk(chosen)
        yield* you.return(you.hand.ofValue(chosen.age), all)
        yield* you.draw(chosen.age, 3)
        yield* you.selfExecute(chosen)
      },
    },
  ],
})
